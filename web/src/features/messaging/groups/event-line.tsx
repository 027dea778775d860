import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { eventParts, type EventPart } from './event-words.ts'

interface EventLineProps {
  happened: Parameters<typeof eventParts>[0]
  viewerId: string
}

function Part({ part }: { part: EventPart }): ReactNode {
  if (typeof part === 'string') return part
  const { person, name } = part
  if (!person?.linked) return <bdi className="font-medium">{name}</bdi>
  return (
    <Link
      to="/users/$userId"
      params={{ userId: person.id }}
      className="rounded-inner font-medium underline-offset-2 hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  )
}

/** A group event, in one sentence. */
export function EventLine({ happened, viewerId }: EventLineProps): ReactNode {
  // The parts never change their order, and have no other key.
  return eventParts(happened, viewerId).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Part key={index} part={part} />
  ))
}
