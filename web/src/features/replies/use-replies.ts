import { listReplies } from '@patchbay/contract/replies'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../platform/api.ts'
import { replyKeys } from './replies.cache.ts'
import type { Thread } from './thread.ts'

/** What was answered to a post, the oldest first, page by page. */
export function useReplies(thread: Thread) {
  const { postId } = thread
  return useInfiniteQuery({
    queryKey: replyKeys.ofPost(thread),
    queryFn: ({ pageParam, signal }) =>
      call(listReplies, {
        params: { postId },
        query: pageParam === undefined ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ replies }) => replies),
    meta: { followed: true },
  })
}

/** One's own new reply stands at the end: whatever lies before it is fetched, too. */
export function useEnd(query: ReturnType<typeof useReplies>, newest: string | undefined): void {
  const goToEnd = useEffectEvent(async () => {
    await query.refetch()
    let isMore = query.hasNextPage
    while (isMore) {
      const { hasNextPage, isError } = await query.fetchNextPage()
      isMore = hasNextPage && !isError
    }
  })
  useEffect(() => {
    if (newest !== undefined) void goToEnd()
  }, [newest])
}
