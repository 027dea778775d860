import { listPosts } from '@patchbay/contract/communities/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { insideSharing } from '../communities/public.ts'
import { postKeys } from './post-keys.ts'

/** A community's posts, the newest first, page by page. */
export function usePosts(communityId: string, category: string | undefined) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: postKeys.list(communityId, category),
    queryFn: ({ pageParam, signal }) =>
      call(listPosts, {
        params: { communityId },
        query: {
          ...(category !== undefined && { category }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
    structuralSharing: insideSharing(client),
    meta: { followed: true },
  })
}
