import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Thread } from './thread.ts'

/** The replies to a post or an article, the oldest first, page by page. */
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

/** After the viewer sends a reply, all pages up to it are fetched, because it is at the end. */
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
/** Limits the search, because a deleted reply is on none of the pages. */
const mostPages = 10

/**
 * Fetches pages until the linked reply is found. The hash may also be something else, such as that
 * of the skip link.
 */
export function useAim(query: ReturnType<typeof useReplies>, aim = ''): void {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const search = useRef({ aim: '', pagesLeft: 0 })
  useEffect(() => {
    if (search.current.aim !== aim)
      search.current = { aim, pagesLeft: uuid.test(aim) ? mostPages : 0 }
    // Once it was found, its later deletion does not restart the search.
    if (data?.some(({ id }) => id === aim)) search.current.pagesLeft = 0
    if (!data || !hasNextPage || isFetching || isError || search.current.pagesLeft === 0) return
    search.current.pagesLeft -= 1
    void fetchNextPage()
  }, [aim, data, hasNextPage, isFetching, isError, fetchNextPage])
}
