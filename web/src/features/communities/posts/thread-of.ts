import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { QueryClient } from '@tanstack/react-query'
import { replyThread, type Thread } from '../replies/public.ts'
import { changePost } from './posts.cache.ts'

/** The reply thread of a post; new replies are counted at once, wherever the post is shown. */
export const threadOf = (
  client: QueryClient,
  post: Pick<CommunityPost, 'id' | 'communityId'>,
): Thread =>
  replyThread({
    postId: post.id,
    communityId: post.communityId,
    onCount: (difference) =>
      changePost(client, post, (known) => ({
        ...known,
        replyCount: Math.max(0, known.replyCount + difference),
      })),
  })
