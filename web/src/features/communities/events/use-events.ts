import { listCommunityEvents, type CommunityEvent } from '@patchbay/contract/communities/events'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'
import { insideSharing } from '../communities/public.ts'
import { eventKeys, type EventPages } from './events.cache.ts'

/** Current and upcoming events of a community, page by page. */
export function useEvents(communityId: string) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: eventKeys.ofCommunity(communityId),
    ...readPages(
      listCommunityEvents,
      (cursor) => ({ params: { communityId }, query: { cursor } }),
      insideSharing(client),
    ),
    meta: { followed: true },
  })
}

interface Programme {
  readonly happeningNow: readonly CommunityEvent[]
  readonly upcoming: readonly CommunityEvent[]
}

export const eventsOf = ({ pages }: EventPages): readonly CommunityEvent[] =>
  pages.flatMap(({ happeningNow, upcoming }) => [...happeningNow, ...upcoming])

/**
 * Grouped by the current time and not by when the list was fetched: started events move up, ended
 * events disappear.
 */
export function programmeOf(lists: EventPages, now: number): Programme {
  const byId = new Map(eventsOf(lists).map((event) => [event.id, event]))
  const left = [...byId.values()]
    .filter(({ endTime }) => Date.parse(endTime) > now)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime))
  const hasStarted = ({ startTime }: CommunityEvent): boolean => Date.parse(startTime) <= now
  return {
    happeningNow: left.filter(hasStarted),
    upcoming: left.filter((event) => !hasStarted(event)),
  }
}
