import type { ReactNode } from 'react'
import { AvatarStack } from '../../../ui/people/avatar-stack.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import type { SampleEvent } from './samples.ts'
import { welcomeTexts as texts } from './texts.ts'

export function SampleTicket({ event }: { event: SampleEvent }): ReactNode {
  const { people, answer, ...rest } = event
  return (
    <Ticket
      {...rest}
      attendees={<AvatarStack people={people} count={people.length} label="" on="surface" />}
      rsvp={answer && <Tag tone={answer}>{answer === 'go' ? texts.going : texts.maybe}</Tag>}
    />
  )
}
