import type { Community } from '@patchbay/contract/communities'
import type { CommunityEvent } from '@patchbay/contract/events'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/use-now.ts'
import { Awaited } from '../../ui/awaited.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { EventDialogs } from './event-dialogs.tsx'
import { EventsFrame, ticketBoxes } from './events-frame.tsx'
import { EventTicket } from './event-ticket.tsx'
import type { EventPages } from './events.cache.ts'
import { eventsPanelTexts } from './panel-texts.ts'
import { eventTexts as texts } from './texts.ts'
import { useEventAct, type OnEventAct } from './use-event-act.ts'
import { eventsOf, programmeOf, useEvents } from './use-events.ts'

interface TicketsProps {
  label: string
  events: readonly CommunityEvent[]
  headingLevel: 3 | 4
  onAct: OnEventAct
}

/** A strip on phones that snaps to each ticket; a column where there is room. */
function Tickets({ label, events, headingLevel, onAct }: TicketsProps): ReactNode {
  return (
    <ul
      aria-label={label}
      className="relative gap-2.5 max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:grid md:grid-cols-1"
    >
      {events.map((event) => (
        <li
          key={event.id}
          className="min-w-0 max-md:w-[82%] max-md:shrink-0 max-md:snap-start max-md:only:w-full"
        >
          <EventTicket event={event} onAct={onAct} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  )
}

function Programme({ lists, onAct }: { lists: EventPages; onAct: OnEventAct }): ReactNode {
  const { happeningNow, upcoming } = programmeOf(lists, useNow())
  const grouped = happeningNow.length > 0
  return (
    <>
      {grouped && (
        <div className="mb-4">
          <h3 className="label mb-2 px-4 text-go md:px-0">{texts.happeningNow}</h3>
          <Tickets
            label={texts.happeningNow}
            events={happeningNow}
            headingLevel={4}
            onAct={onAct}
          />
        </div>
      )}
      {upcoming.length > 0 ? (
        <>
          {grouped && <h3 className="label mb-2 px-4 text-ink-3 md:px-0">{texts.upcoming}</h3>}
          <Tickets
            label={texts.upcoming}
            events={upcoming}
            headingLevel={grouped ? 4 : 3}
            onAct={onAct}
          />
        </>
      ) : (
        <EmptyState compact title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      )}
    </>
  )
}

/** What goes on in a community, for those who may look inside. */
export function LoadedEventsPanel({ community }: { community: Community }): ReactNode {
  const query = useEvents(community.id)
  const { act, begin, end } = useEventAct(query.data ? eventsOf(query.data) : [])
  return (
    <EventsFrame
      action={
        community.can.create && (
          <Button variant="ghost" size="sm" onClick={() => begin('create')}>
            <Plus className="size-4" aria-hidden="true" />
            {texts.newEvent}
          </Button>
        )
      }
    >
      <Awaited
        query={query}
        texts={{ loading: eventsPanelTexts.loading, notLoaded: texts.notLoaded }}
        boxes={ticketBoxes}
      >
        {(lists) => <Programme lists={lists} onAct={begin} />}
      </Awaited>
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.moreFailed }}
      />
      <EventDialogs communityId={community.id} act={act} onClose={end} />
    </EventsFrame>
  )
}
