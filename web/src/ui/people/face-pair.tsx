import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import type { StackPerson } from './avatar-stack.tsx'

interface FacePairProps {
  /** Only the first two are shown. */
  people: readonly StackPerson[]
  /** The size of the square that contains both. */
  size?: number
}

/** Two people in the space of one. Decoration only: the name is shown beside it. */
export function FacePair({ people, size = 44 }: FacePairProps): ReactNode {
  const [back, front] = people
  const small = Math.round(size * 0.64)
  if (!back || !front) return back && <Avatar {...back} size={size} />
  return (
    <span
      aria-hidden="true"
      className="relative block shrink-0"
      style={{ width: size, height: size }}
    >
      <span className="absolute top-0 left-0">
        <Avatar {...back} size={small} />
      </span>
      {/* The ring cuts the front picture out of the one behind it. */}
      <span className="absolute right-0 bottom-0 rounded-full ring-2 ring-bg">
        <Avatar {...front} size={small} />
      </span>
    </span>
  )
}
