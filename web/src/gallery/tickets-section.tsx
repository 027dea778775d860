import { useState, type ReactNode } from 'react'
import { AvatarStack } from '../ui/people/avatar-stack.tsx'
import { SegmentedControl, type Segment } from '../ui/fields/segmented-control.tsx'
import { Tag } from '../ui/tag.tsx'
import { Ticket } from '../ui/ticket.tsx'
import { people } from './samples.ts'
import { Grid, Section } from './section.tsx'

type Answer = 'going' | 'maybe' | 'no'
const answers: readonly Segment<Answer>[] = [
  { value: 'going', label: 'Going', tone: 'go' },
  { value: 'maybe', label: 'Maybe', tone: 'accent' },
  { value: 'no', label: 'No' },
]
const base = { dateTime: '2026-11-21T14:00', month: 'Nov', day: '21', time: '14:00' }
const stack = <AvatarStack people={people.slice(0, 3)} count={34} label="34 going" on="surface" />

function Rsvp({ event, first }: { event: string; first: Answer | null }): ReactNode {
  const [answer, setAnswer] = useState(first)
  return (
    <SegmentedControl
      label={`Are you going to ${event}?`}
      segments={answers}
      value={answer}
      onChange={setAnswer}
    />
  )
}

export function TicketsSection(): ReactNode {
  return (
    <Section id="tickets" title="Tickets">
      <Grid>
        {([null, 'going', 'maybe', 'no'] as const).map((answer) => {
          const title = `Open listening (${answer ?? 'no answer'})`
          return (
            <Ticket
              key={title}
              {...base}
              title={title}
              place="Peckham, London"
              attendees={stack}
              rsvp={<Rsvp event={title} first={answer} />}
            />
          )
        })}
        <Ticket
          {...base}
          title="Contracts clinic with a title so long that it is cut after the second line, whatever comes then"
          place="Online"
          online
          attendees={stack}
          rsvp={<Tag tone="go">Going</Tag>}
        />
        <Ticket {...base} title="Nothing but the date" place="Deptford, London" />
      </Grid>
    </Section>
  )
}
