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

/** What somebody was led to may stand on a later page: those before it are fetched, too. */
export function useAim(query: ReturnType<typeof useReplies>, aim: string | undefined): void {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const isAhead = aim !== undefined && hasNextPage && data?.every(({ id }) => id !== aim) === true
  useEffect(() => {
    if (isAhead && !isFetching && !isError) void fetchNextPage()
  }, [isAhead, isFetching, isError, fetchNextPage])
}
