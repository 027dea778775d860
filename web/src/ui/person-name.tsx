import type { ReactNode } from 'react'
import { VerifiedBadge } from './verified-badge.tsx'

export function PersonName({ name, verified }: { name: string; verified?: boolean }): ReactNode {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1 font-semibold">
      <span className="truncate">{name}</span>
      {verified && <VerifiedBadge />}
    </span>
  )
}
