import { listAttendees, type CommunityEvent } from '@patchbay/contract/events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { eventKeys } from './events.cache.ts'

export function useAttendees({ id, communityId }: CommunityEvent) {
  return useInfiniteQuery({
    queryKey: eventKeys.attendees(communityId, id),
    queryFn: ({ pageParam, signal }) =>
      call(listAttendees, {
        params: { eventId: id },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ attendees }) => attendees),
    meta: { followed: true },
  })
}
