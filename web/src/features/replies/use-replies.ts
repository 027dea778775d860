import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Thread } from './thread.ts'

/** What was answered to a post or an article, the oldest first, page by page. */
export function useReplies(thread: Thread) {
  return useInfiniteQuery({
    queryKey: thread.queryKey,
    queryFn: ({ pageParam, signal }) =>
      thread.calls.list(pageParam === undefined ? {} : { cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ replies }) => replies),
    meta: { followed: thread.followed },
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
