import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { ReactNode } from 'react'
import { useNow } from '../../../../platform/time/use-now.ts'
import { BackBar } from '../../../../ui/back-bar.tsx'
import { LinkedText } from '../../../../ui/content/linked-text.tsx'
import { Readout } from '../../../../ui/readout.tsx'
import { ShareButton } from '../../../../ui/buttons/share-button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { Cover } from '../../../../ui/cover.tsx'
import { LargeStub, TopStub } from '../../../../ui/ticket.tsx'
import { useCommunity } from '../../communities/public.ts'
import { CalendarLink } from '../calendar-link.tsx'
import { EventColumn, OtherEvents } from './event-column.tsx'
import { EventDialogs } from '../event-dialogs.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventMenu } from '../event-menu.tsx'
import { eventTimes } from '../time/event-times.ts'
import { RsvpButtons } from '../rsvp-buttons.tsx'
import { eventPageTexts, eventTexts } from '../texts.ts'
import { useEventAct, type OnEventAct } from '../use-event-act.ts'
import { useRsvp } from '../use-rsvp.ts'

const EventPageSwitch = lazyPart(() =>
  import('./event-page-switch.tsx').then((module) => module.EventPageSwitch),
)

const texts = { ...eventTexts, ...eventPageTexts }

/** The viewer's answer, and what else can be done with the event. */
function Actions({ event, over }: { event: CommunityEvent; over: boolean }): ReactNode {
  const { status, answer } = useRsvp(event)
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4">
      <RsvpButtons event={event} status={status} onAnswer={answer} over={over} />
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 md:ml-auto">
        <CalendarLink event={event} />
        <ShareButton title={event.title} path={`/events/${event.id}`} />
      </div>
    </div>
  )
}

interface LargeTicketProps {
  event: CommunityEvent
  /** Of its community; `undefined` while it is not known. */
  coverImage: string | null | undefined
  onAct: OnEventAct
}

/** Everything about the event is on its ticket. */
function LargeTicket({ event, coverImage, onAct }: LargeTicketProps): ReactNode {
  const now = useNow()
  const times = eventTimes(event, now)
  const over = Date.parse(event.endTime) <= now
  return (
    <div className="rounded-card border border-line bg-surface">
      {/* As high before the picture is known as with it. */}
      <div className="h-24 overflow-hidden rounded-t-[11px] bg-raised md:h-36" aria-hidden="true">
        {coverImage !== undefined && (
          <Cover id={event.communityId} src={coverImage} width={1200} height={300} />
        )}
      </div>
      <div className="md:flex">
        <div className="md:hidden" aria-hidden="true">
          <TopStub month={times.month} day={times.day}>
            <Readout>{times.start}</Readout>
          </TopStub>
        </div>
        <div className="flex max-md:hidden" aria-hidden="true">
          <LargeStub month={times.month} day={times.day} weekday={times.weekday} />
        </div>
        <div className="min-w-0 flex-1 px-4 py-4 md:px-5 md:py-5">
          <div className="flex items-start gap-2">
            <h1 className="min-w-0 flex-1 text-title break-words md:text-head">
              <bdi>{event.title}</bdi>
            </h1>
            <div className="-my-2 -mr-2 shrink-0">
              <EventMenu event={event} onAct={onAct} />
            </div>
          </div>
          <EventFacts event={event} times={times} />
          <div className="mt-5 max-w-[64ch] border-t border-line pt-4">
            <LinkedText>{event.description}</LinkedText>
          </div>
          {over && <p className="mt-4 text-ink-2">{texts.over}</p>}
          <Actions event={event} over={over} />
        </div>
      </div>
    </div>
  )
}

interface EventDetailsProps {
  event: CommunityEvent
  onDeleted: () => void
}

/** A whole event, who is going, and what else is on. */
export function EventDetails({ event, onDeleted }: EventDetailsProps): ReactNode {
  // Changes of the event arrive with those of its community.
  const { data, error } = useCommunity(event.communityId)
  const { act, begin, end } = useEventAct([event])
  const { communityId, community } = event
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_312px] xl:grid-rows-[auto_1fr] xl:gap-x-8">
      <article>
        <div className="md:pt-2 xl:-mx-5">
          <BackBar to="/communities/$communityId" params={{ communityId }}>
            {texts.backTo} <bdi>{community.name}</bdi>
          </BackBar>
        </div>
        <div className="px-4 md:px-5 xl:px-0">
          <LargeTicket event={event} coverImage={error ? null : data?.coverImage} onAct={begin} />
          <LazyPart open={data?.can.lead === true && !data.isPrivate}>
            <EventPageSwitch eventId={event.id} />
          </LazyPart>
        </div>
        <EventDialogs communityId={communityId} act={act} onClose={end} onDeleted={onDeleted} />
      </article>
      <div className="px-4 pt-5 md:px-5 xl:row-span-2 xl:px-0 xl:pt-16">
        <EventColumn event={event} />
      </div>
      <div className="px-4 pt-5 empty:hidden md:px-5 xl:px-0">
        <OtherEvents event={event} />
      </div>
    </div>
  )
}
