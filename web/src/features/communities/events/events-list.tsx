import type { ReactNode } from 'react'
import { EventDialogs } from './event-dialogs.tsx'
import { EventProgramme } from './page/event-programme.tsx'
import type { EventPages } from './events.cache.ts'
import { useEventAct } from './use-event-act.ts'
import { eventsOf } from './use-events.ts'

interface EventsListProps {
  lists: EventPages
  /** Shown if there are no upcoming events. */
  empty: ReactNode
}

/** Events of several communities, one below the other, with their actions. */
export function EventsList({ lists, empty }: EventsListProps): ReactNode {
  const { act, begin, end } = useEventAct(eventsOf(lists))
  return (
    <>
      <EventProgramme lists={lists} look="feed" onAct={begin} empty={empty} />
      <EventDialogs communityId={act.event?.communityId ?? ''} act={act} onClose={end} />
    </>
  )
}
