import type { ReactNode } from 'react'
import { VerifiedBadge } from './verified-badge.tsx'

interface PersonNameProps {
  name: string
  verified?: boolean
  /** Shows the whole name instead of cutting it off. */
  whole?: boolean
}

export function PersonName({ name, verified, whole = false }: PersonNameProps): ReactNode {
  if (whole)
    return (
      <span className="font-semibold break-words">
        <bdi>{name}</bdi>
        {verified && (
          <span className="ml-1.5 inline-block align-[-0.18em]">
            <VerifiedBadge />
          </span>
        )}
      </span>
    )
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1 font-semibold">
      <bdi className="truncate">{name}</bdi>
      {verified && <VerifiedBadge />}
    </span>
  )
}
