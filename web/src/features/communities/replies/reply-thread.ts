import { replyFields } from '@patchbay/contract/communities/post-fields'
import {
  createReply,
  deleteReply,
  likeReply,
  listReplies,
  unlikeReply,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { call } from '../../../platform/http/api.ts'
import { communityKeys, onInsideState, renewInside } from '../communities/public.ts'
import { replyTexts } from './texts.ts'
import type { Thread } from './thread.ts'

interface PostThread {
  readonly postId: string
  readonly communityId: string
  readonly onCount: Thread['onCount']
}

const keyOf = (communityId: string, postId: string) =>
  communityKeys.inside(communityId, 'replies', postId)

// What a reply looks like depends on the viewer, so it is fetched where replies are on screen.
onInsideState((client, message) => {
  if (message.type !== 'reply_count_changed') return
  renewInside(client, keyOf(message.communityId, message.postId))
})

/** The replies to a post. */
export const replyThread = ({ postId, communityId, onCount }: PostThread): Thread => ({
  kind: 'reply',
  id: postId,
  queryKey: keyOf(communityId, postId),
  communityId,
  texts: replyTexts,
  validationErrorIn: (content) => replyFields.content.safeParse(content).error?.issues[0]?.message,
  onCount,
  calls: {
    list: (query, signal) => call(listReplies, { params: { postId }, query, signal }),
    create: (body) => call(createReply, { params: { postId }, body }),
    update: (replyId, content) => call(updateReply, { params: { replyId }, body: { content } }),
    remove: (replyId) => call(deleteReply, { params: { replyId } }),
    like: (replyId, liked) => call(liked ? likeReply : unlikeReply, { params: { replyId } }),
  },
})
