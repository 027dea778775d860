import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import type { StackPerson } from './avatar-stack.tsx'

interface FacePairProps {
  /** The first two are shown. */
  people: readonly StackPerson[]
  /** Of the square that both stand in. */
  size?: number
}

/** Several people in the room of one. Decoration only: the name stands beside it. */
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
      {/* Cut out of the face behind it, on whatever ground both stand. */}
      <span className="absolute right-0 bottom-0 rounded-full ring-2 ring-bg">
        <Avatar {...front} size={small} />
      </span>
    </span>
  )
}
