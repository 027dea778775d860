import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { removeThreadReply, replyTables } from '../../content/threads/public.ts'
import { announceInside } from '../communities/public.ts'
import { mayDeleteReply } from './replies.policy.ts'
import { requireLockedReply } from './require-reply.ts'
import { raiseRepliesOf } from './written-replies.store.ts'

export const deleteReply = action(contract.deleteReply, async (ctx, { params: { replyId } }) => {
  const { viewer } = ctx
  const replies = await transaction(ctx.db, async (tx) => {
    const reply = await requireLockedReply(tx, replyId, viewer.userId)
    if (!mayDeleteReply(viewer, reply)) throw new AppError('forbidden')
    await removeThreadReply(tx, replyTables, replyId)
    return raiseRepliesOf(tx, reply.post_id)
  })
  const { post_id: postId, reply_count: replyCount } = replies
  announceInside(ctx, replies, { type: 'reply_count_changed', postId, replyCount })
})
