import { listFeedEvents } from '@patchbay/contract/communities/feed'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'
import { insideSharing, onLeft } from '../communities/public.ts'
import { eventKeys } from '../events/public.ts'

type EventPages = InfiniteData<ReceivedOutput<typeof listFeedEvents>>

onLeft((client, left) =>
  client.setQueryData<EventPages>(
    eventKeys.feed,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page) => ({
          ...page,
          happeningNow: page.happeningNow.filter(({ communityId }) => communityId !== left),
          upcoming: page.upcoming.filter(({ communityId }) => communityId !== left),
        })),
      },
    // Marked as outdated, so that it is fetched again.
    { updatedAt: 0 },
  ),
)

/** Current and upcoming events of the viewer's communities, page by page. */
export function useFeedEvents() {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: eventKeys.feed,
    ...readPages(listFeedEvents, (cursor) => ({ query: { cursor } }), insideSharing(client)),
    meta: { followed: true },
  })
}
