import { listPosts } from '@patchbay/contract/communities/posts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { readPages } from '../../../platform/http/read.ts'
import { insideSharing } from '../communities/public.ts'
import { postKeys } from './post-keys.ts'

/** A community's posts, the newest first, page by page. */
export function usePosts(communityId: string, category: string | undefined) {
  const client = useQueryClient()
  return useInfiniteQuery({
    queryKey: postKeys.list(communityId, category),
    ...readPages(
      listPosts,
      (cursor) => ({ params: { communityId }, query: { category, cursor } }),
      insideSharing(client),
    ),
    select: ({ pages }) => pages.flatMap(({ posts }) => posts),
    meta: { followed: true },
  })
}
