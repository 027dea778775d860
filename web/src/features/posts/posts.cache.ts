import type { CommunityPost, listPosts } from '@patchbay/contract/posts'
import type { ReceivedOutput } from '@patchbay/contract/route'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { communityKeys } from '../communities/public.ts'

/** The one place that names what is kept of posts. */
export const postKeys = {
  ofCommunity: (communityId: string) => communityKeys.inside(communityId, 'posts'),
  list: (communityId: string, category: string | undefined) =>
    communityKeys.inside(communityId, 'posts', category ?? 'all'),
}

type Pages = InfiniteData<ReceivedOutput<typeof listPosts>>

/** Puts one's own new post on top of the lists it belongs to; they are asked for again all the same. */
export function putOnTop(client: QueryClient, post: CommunityPost): void {
  for (const category of [undefined, post.category.id])
    client.setQueryData<Pages>(postKeys.list(post.communityId, category), (lists) => {
      const [first, ...others] = lists?.pages ?? []
      if (!lists || !first || first.posts.some(({ id }) => id === post.id)) return lists
      return { ...lists, pages: [{ ...first, posts: [post, ...first.posts] }, ...others] }
    })
  void client.invalidateQueries({ queryKey: postKeys.ofCommunity(post.communityId) })
}
