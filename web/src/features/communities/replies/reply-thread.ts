import {
  createReply,
  deleteReply,
  getReplyVersion,
  likeReply,
  listReplies,
  listReplyReactions,
  reactToReply,
  unlikeReply,
  updateReply,
} from '@patchbay/contract/communities/replies'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { communityKeys, onInsideState, renewInside } from '../communities/public.ts'
import { mentionsOfMembers } from '../memberships/public.ts'
import { sendOrWait } from '../unsent/public.ts'
import { replyTexts } from './texts.ts'
import type { Thread } from './thread.ts'

interface PostThread {
  readonly postId: string
  readonly communityId: string
  readonly canReact: boolean
  readonly noReply: Thread['noReply']
  readonly onCount: Thread['onCount']
}

const keyOf = (communityId: string, postId: string) =>
  communityKeys.inside(communityId, 'replies', postId)

// What a reply looks like depends on the viewer, so it is fetched where replies are on screen.
onInsideState((client, message) => {
  if (message.type !== 'reply_count_changed') return
  renewInside(client, keyOf(message.communityId, message.postId))
})

/** The rules are loaded when they are first needed. If that fails, the server checks the text. */
const check = (content: string): Promise<void> =>
  import('./check-reply.ts').then(
    ({ checkReply }) => checkReply(content),
    () => {},
  )

/** The replies to a post. */
export const replyThread = ({
  postId,
  communityId,
  canReact,
  noReply,
  onCount,
}: PostThread): Thread => ({
  kind: 'reply',
  id: postId,
  queryKey: keyOf(communityId, postId),
  communityId,
  canReact,
  noReply,
  texts: replyTexts,
  mentions: mentionsOfMembers(communityId),
  onCount,
  calls: {
    list: (query, signal) => call(listReplies, { params: { postId }, query, signal }),
    create: async (body, owner) => {
      const { clientId, content, answers } = body
      const withoutPreview = body.leftOut !== undefined || undefined
      await check(content)
      const params = { postId }
      const known = { key: clientId, communityId, postId, content, answers, withoutPreview }
      const entry = { kind: 'reply', ...known } as const
      const sent = { clientId, content, inAnswerTo: answers?.id, withoutPreview }
      return sendOrWait(owner, entry, () =>
        inTime((signal) => call(createReply, { params, body: sent, signal })),
      )
    },
    update: async (replyId, content) => {
      await check(content)
      return call(updateReply, { params: { replyId }, body: { content } })
    },
    remove: (replyId) => call(deleteReply, { params: { replyId } }),
    like: (replyId, liked) => call(liked ? likeReply : unlikeReply, { params: { replyId } }),
    react: (replyId, emoji) => call(reactToReply, { params: { replyId }, body: { emoji } }),
    reactors: (replyId, query, signal) =>
      call(listReplyReactions, { params: { replyId }, query, signal }),
    version: (replyId, signal) => call(getReplyVersion, { params: { replyId }, signal }),
  },
})
