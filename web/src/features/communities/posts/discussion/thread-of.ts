import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { QueryClient } from '@tanstack/react-query'
import { setInsideState } from '../../communities/public.ts'
import { replyThread, type Thread } from '../../replies/public.ts'
import { renewPost } from '../posts.cache.ts'

/** The reply thread of a post; new replies are counted at once, wherever the post is shown. */
export const threadOf = (
  client: QueryClient,
  post: Pick<CommunityPost, 'id' | 'communityId'> & Partial<Pick<CommunityPost, 'can'>>,
): Thread => {
  const { id, communityId } = post
  return replyThread({
    postId: id,
    communityId,
    canReact: post.can?.react ?? true,
    onCount: (_, added) => {
      const { replyCount, insideVersion: version } = added ?? {}
      if (replyCount === undefined || version === undefined) renewPost(client, post)
      else setInsideState(client, { communityId, id, version }, { replyCount })
    },
  })
}
