import type { CommunityEvent, listCommunityEvents } from '@patchbay/contract/communities/events'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { communityKeys, onInsideState, renewInside, setInsideState } from '../communities/public.ts'

/** All query keys of events. */
export const eventKeys = {
  /** The events of all communities of the viewer. */
  feed: communityKeys.insideSomewhere('feed-events'),
  /** The events that everybody may see. */
  open: (communityId?: string) => ['open-events', communityId] as const,
  one: (eventId: string) => communityKeys.insideSomewhere('event', eventId),
  page: (eventId: string) => communityKeys.insideSomewhere('event-page', eventId),
  ofPerson: (userId: string) => communityKeys.insideSomewhere('person-events', userId),
  ofCommunity: (communityId: string) => communityKeys.inside(communityId, 'events'),
  attendees: (communityId: string, eventId: string) =>
    communityKeys.inside(communityId, 'attendees', eventId),
}

// Who is listed depends on the page of the list, so attendees on screen are fetched.
onInsideState((client, message) => {
  if (message.type !== 'rsvps_changed') return
  renewInside(client, eventKeys.attendees(message.communityId, message.eventId))
})

type EventsPage = ReceivedOutput<typeof listCommunityEvents>
export type EventPages<Page extends EventsPage = EventsPage> = InfiniteData<Page>
type Change = (events: CommunityEvent[]) => CommunityEvent[]

/** The lists that may contain an event of this community: its own list and the feed. */
const listsOf = (communityId: string) => [eventKeys.ofCommunity(communityId), eventKeys.feed]

function changeLists(client: QueryClient, communityId: string, change: Change): void {
  for (const queryKey of listsOf(communityId))
    client.setQueryData<EventPages>(
      queryKey,
      (lists) =>
        lists && {
          ...lists,
          pages: lists.pages.map((page) => ({
            ...page,
            happeningNow: change(page.happeningNow),
            upcoming: change(page.upcoming),
          })),
        },
    )
}

export function renewEventLists(client: QueryClient, communityId: string): void {
  for (const queryKey of listsOf(communityId)) void client.invalidateQueries({ queryKey })
}

/** Applies an event from the server's answer, wherever it is shown. */
export function putEvent(client: QueryClient, event: CommunityEvent): void {
  client.setQueryData(eventKeys.one(event.id), event)
  changeLists(client, event.communityId, (events) =>
    events.map((one) => (one.id === event.id ? event : one)),
  )
}

/** Applies the answer to the viewer's own RSVP; nothing but the attendees is fetched for it. */
export function putRsvp(client: QueryClient, event: CommunityEvent): void {
  const { id, communityId, insideVersion: version, rsvpCount, going, myRsvp } = event
  // Only these fields: the rest of the answer may be older than what the page knows.
  setInsideState(client, { communityId, id, version }, { rsvpCount, going, myRsvp })
  void client.invalidateQueries({ queryKey: eventKeys.attendees(communityId, id) })
}

/** Fetches lists that a change may affect; a running request may be older than the change. */
export function renewEvents(client: QueryClient, { id, communityId }: CommunityEvent): void {
  renewEventLists(client, communityId)
  void client.invalidateQueries({ queryKey: eventKeys.attendees(communityId, id) })
}

export function dropEvent(client: QueryClient, { id, communityId }: CommunityEvent): void {
  changeLists(client, communityId, (events) => events.filter((one) => one.id !== id))
  client.removeQueries({ queryKey: eventKeys.one(id) })
  renewEventLists(client, communityId)
}
