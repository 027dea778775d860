import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from '../class-names.ts'
import { Readout } from '../readout.tsx'

export interface StackPerson {
  readonly id: string
  readonly name: string
  readonly src?: string | undefined
}

interface AvatarStackProps {
  people: readonly StackPerson[]
  count: number
  /** The text for screen readers: "34 going". */
  label: string
  on?: 'bg' | 'surface'
  /** The number stands elsewhere; for screen readers the label still says it. */
  facesOnly?: boolean
}

export function AvatarStack(props: AvatarStackProps): ReactNode {
  const { people, count, label, on = 'bg', facesOnly = false } = props
  const ring = on === 'bg' ? 'ring-bg' : 'ring-surface'
  return (
    <span className="flex items-center">
      <span aria-hidden="true" className="flex -space-x-1.5">
        {people.slice(0, 3).map((person, i) => (
          <span
            key={person.id}
            className={classNames('relative flex rounded-full ring-2', ring)}
            style={{ zIndex: 3 - i }}
          >
            <Avatar {...person} size={24} />
          </span>
        ))}
      </span>
      {!facesOnly && (
        <span aria-hidden="true" className={people.length > 0 ? 'ml-2' : ''}>
          <Readout>{count}</Readout>
        </span>
      )}
      <span className="sr-only">{label}</span>
    </span>
  )
}
