import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
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

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** What was deleted is on none of them. */
const mostPages = 10

/**
 * What somebody was led to may stand on a later page: those before it are fetched, too. Addresses
 * have other hashes as well, such as that of the skip link.
 */
export function useAim(query: ReturnType<typeof useReplies>, aim = ''): void {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const search = useRef({ aim: '', pagesLeft: 0 })
  useEffect(() => {
    if (search.current.aim !== aim)
      search.current = { aim, pagesLeft: uuid.test(aim) ? mostPages : 0 }
    // Once it was there, its end is no reason to look further.
    if (data?.some(({ id }) => id === aim)) search.current.pagesLeft = 0
    if (!data || !hasNextPage || isFetching || isError || search.current.pagesLeft === 0) return
    search.current.pagesLeft -= 1
    void fetchNextPage()
  }, [aim, data, hasNextPage, isFetching, isError, fetchNextPage])
}
