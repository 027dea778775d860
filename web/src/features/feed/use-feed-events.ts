import { listFeedEvents } from '@patchbay/contract/feed'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { eventKeys } from '../events/public.ts'

/** What is going on in one's communities, and what comes next, page by page. */
export function useFeedEvents() {
  return useInfiniteQuery({
    queryKey: eventKeys.feed,
    queryFn: ({ pageParam, signal }) =>
      call(listFeedEvents, {
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    meta: { followed: true },
  })
}
