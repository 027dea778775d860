import { listBlocks } from '@patchbay/contract/people/blocks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { blocksKey } from './blocks.cache.ts'

/** The people whom the viewer has blocked, the latest first, page by page. */
export const useBlocks = () =>
  useInfiniteQuery({
    queryKey: blocksKey,
    queryFn: ({ pageParam, signal }) =>
      call(listBlocks, { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ blocks }) => blocks),
  })
