import type { Community } from '@patchbay/contract/communities/communities'
import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { EventDialogs } from './event-dialogs.tsx'
import { EventProgramme } from './page/event-programme.tsx'
import { eventsPanelTexts, eventTexts as texts } from './texts.ts'
import { useEventAct } from './use-event-act.ts'
import { eventsOf, useEvents } from './use-events.ts'

const ticketBoxes = (
  <div className="space-y-2.5 px-4 md:px-0">
    <div className="skeleton h-28 rounded-control" />
    <div className="skeleton h-28 rounded-control" />
  </div>
)

const lineBox = (
  <div className="px-4 md:px-0">
    <div className="skeleton h-12 rounded-control" />
  </div>
)

/** The header of the events, around their content. */
function EventsFrame(props: { action?: ReactNode; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-1.5 pb-4 md:pt-0">
      <header className="mb-1.5 flex min-h-11 items-center justify-between gap-3 px-4 md:mb-1.25 md:min-h-[52px] md:px-0">
        <h2 id={id} className="text-lead">
          {eventsPanelTexts.title}
        </h2>
        {props.action}
      </header>
      {props.children}
    </section>
  )
}

/** The events of a community, for viewers who may see inside. */
export function EventsPanel({ community }: { community: Community }): ReactNode {
  const query = useEvents(community.id)
  // The discussions stand below it there, and are not pushed out of sight.
  const isPhone = usePhone()
  const { act, begin, end } = useEventAct(query.data ? eventsOf(query.data) : [])
  return (
    <EventsFrame
      action={
        community.can.create && (
          <div className="-mr-3">
            <Button variant="ghost" size="sm" onClick={() => begin('create')}>
              <Plus className="size-4" aria-hidden="true" />
              {texts.newEvent}
            </Button>
          </div>
        )
      }
    >
      <Awaited
        query={query}
        texts={{ loading: eventsPanelTexts.loading, notLoaded: texts.notLoaded }}
        // The head of the community tells whether there will be tickets.
        boxes={community.activity?.nextEvent ? ticketBoxes : lineBox}
      >
        {(lists) => (
          <EventProgramme
            lists={lists}
            onAct={begin}
            look="panel"
            empty={
              isPhone ? (
                <div className="px-4 pb-1">
                  <p className="font-semibold">{texts.empty}</p>
                  <p className="text-ink-2">{texts.emptyHint}</p>
                </div>
              ) : (
                <EmptyState compact title={texts.empty}>
                  {texts.emptyHint}
                </EmptyState>
              )
            }
          />
        )}
      </Awaited>
      <MoreButton
        query={query}
        texts={{ more: texts.more, loading: texts.moreLoading, moreFailed: texts.moreFailed }}
      />
      <EventDialogs communityId={community.id} act={act} onClose={end} />
    </EventsFrame>
  )
}
