import { insideTopic } from '@patchbay/contract/realtime'
import type { Announce, Removable } from '../../content/removals/public.ts'
import { removeThreadReply, replyTables } from '../../content/threads/public.ts'
import { insertReplyAgain, keepPost, lockReplyToTake } from './removed-replies.store.ts'
import { raiseRepliesOf } from './written-replies.store.ts'

const announceIn =
  (communityId: string): Announce =>
  ({ announce }) =>
    announce({ kind: 'changed', topic: insideTopic(communityId) })

export const removableReply: Removable = {
  async take(tx, { subjectId }) {
    const reply = await lockReplyToTake(tx, subjectId)
    if (reply === undefined) return undefined
    await removeThreadReply(tx, replyTables, subjectId)
    await raiseRepliesOf(tx, reply.post_id)
    const { author_id: authorId, rows, community_id: communityId } = reply
    return { authorId, rows, announce: announceIn(communityId) }
  },

  async bringBack(tx, { rows }) {
    const [reply] = rows[replyTables.replies] as readonly { readonly post_id: string }[]
    if (reply === undefined || !(await keepPost(tx, reply.post_id))) return 'place_gone'
    if (!(await insertReplyAgain(tx, rows))) return 'place_taken'
    const raised = await raiseRepliesOf(tx, reply.post_id)
    return announceIn(raised.community_id)
  },
}
