import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { QueryClient } from '@tanstack/react-query'
import { setInsideState } from '../../communities/public.ts'
import { replyThread, type Thread } from '../../replies/public.ts'
import { renewPost } from '../posts.cache.ts'

/** What the post says already is no reason of the viewer's own. */
function whyNoReply({
  can,
  isLocked,
}: Partial<Pick<CommunityPost, 'can' | 'isLocked'>>): Thread['noReply'] {
  if (can === undefined || can.reply) return undefined
  if (!can.react) return 'closed'
  return isLocked ? 'locked' : 'muted'
}

/** The reply thread of a post; new replies are counted at once, wherever the post is shown. */
export const threadOf = (
  client: QueryClient,
  post: Pick<CommunityPost, 'id' | 'communityId'> &
    Partial<Pick<CommunityPost, 'can' | 'isLocked'>>,
): Thread => {
  const { id, communityId } = post
  return replyThread({
    postId: id,
    communityId,
    canReact: post.can?.react ?? true,
    noReply: whyNoReply(post),
    onCount: (_, added) => {
      const { replyCount, insideVersion: version } = added ?? {}
      if (replyCount === undefined || version === undefined) renewPost(client, post)
      else setInsideState(client, { communityId, id, version }, { replyCount })
    },
  })
}
