import type { CommunityEvent } from '@patchbay/contract/communities/events'
import { Link } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { useWide } from '../../../platform/page/screen-width.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { dayOf, dayOfEvent, eventTexts, eventTimes, programmeOf } from '../events/public.ts'
import { MonthCalendar, monthAfter } from './month-calendar.tsx'
import { calendarTexts as texts } from './texts.ts'
import { useFeedEvents } from './use-feed-events.ts'

type Events = readonly CommunityEvent[]
type Query = ReturnType<typeof useFeedEvents>

function countsOf(events: Events): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const day of events.map((event) => dayOfEvent(event)))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  return counts
}

/** Fetches as many pages as the month on screen needs, because only known events are marked. */
function useWholeMonth({ query, upcoming }: CalendarProps, month: string): void {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query
  const last = upcoming.at(-1)
  const isWhole = last !== undefined && dayOfEvent(last) > `${month}-31`
  useEffect(() => {
    if (!isWhole && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage()
  }, [isWhole, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage])
}

interface CalendarProps {
  query: Query
  upcoming: Events
}

function Calendar(props: CalendarProps): ReactNode {
  const { query, upcoming } = props
  const today = dayOf(useNow())
  const first = today.slice(0, 7)
  const next = upcoming[0]
  // It opens with the month of the next event, so that it is not empty if everything is later.
  const [chosen, setChosen] = useState(() => (next ? dayOfEvent(next).slice(0, 7) : first))
  const month = chosen < first ? first : chosen
  useWholeMonth(props, month)
  const last = upcoming.at(-1)
  const isMore = query.hasNextPage || (last !== undefined && dayOfEvent(last) > `${month}-31`)
  return (
    <section aria-label={texts.calendar} className="rounded-card border border-line bg-surface">
      <MonthCalendar
        month={month}
        today={today}
        counts={countsOf(upcoming)}
        onBefore={month > first ? () => setChosen(monthAfter(month, -1)) : undefined}
        onAfter={isMore ? () => setChosen(monthAfter(month, 1)) : undefined}
      />
    </section>
  )
}

function AnswerRow({ event }: { event: CommunityEvent }): ReactNode {
  const { day, month, start } = eventTimes(event, useNow())
  const isSure = event.myRsvp === 'yes'
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1">
        <Link
          to="/events/$eventId"
          params={{ eventId: event.id }}
          className="line-clamp-2 font-medium break-words underline-offset-2 hover:underline"
        >
          <bdi>{event.title}</bdi>
        </Link>
        <Readout tone="quiet" dateTime={event.startTime}>
          {`${Number(day)} ${month}, ${start}`}
        </Readout>
      </div>
      <Tag tone={isSure ? 'go' : 'accent'}>{isSure ? eventTexts.yes : eventTexts.maybe}</Tag>
    </li>
  )
}

/** The events to which the viewer said yes or maybe. */
function OwnAnswers({ events, isWhole }: { events: Events; isWhole: boolean }): ReactNode {
  const own = events.filter(({ myRsvp }) => myRsvp === 'yes' || myRsvp === 'maybe')
  // There may be one among those that are not fetched yet.
  if (own.length === 0 && !isWhole) return null
  return (
    <Panel title={texts.answers}>
      {own.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">{texts.noAnswers}</p>
      ) : (
        <ul className="pb-2">
          {own.map((event) => (
            <AnswerRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** Stands beside the events on wide screens; without any events there is nothing to show. */
export function EventsColumn(): ReactNode {
  const isShown = useWide()
  const query = useFeedEvents()
  const now = useNow()
  if (!isShown || !query.data) return null
  const { happeningNow, upcoming } = programmeOf(query.data, now)
  if (happeningNow.length + upcoming.length === 0) return null
  return (
    <div className="sticky top-(--safe-top) max-h-(--screen) space-y-5 self-start overflow-y-auto py-5 [scrollbar-width:none]">
      <Calendar query={query} upcoming={upcoming} />
      <OwnAnswers events={[...happeningNow, ...upcoming]} isWhole={!query.hasNextPage} />
    </div>
  )
}
