import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VerifiedBadge } from './verified-badge.tsx'

interface PersonNameProps {
  name: string
  verified?: boolean
  /** As long as it is, where there is room for it; otherwise it is cut off. */
  whole?: boolean
}

export function PersonName({ name, verified, whole = false }: PersonNameProps): ReactNode {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1 font-semibold">
      <bdi className={classNames('min-w-0', whole ? 'break-words' : 'truncate')}>{name}</bdi>
      {verified && <VerifiedBadge />}
    </span>
  )
}
