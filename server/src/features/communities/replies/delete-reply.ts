import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayChangeReply } from './replies.policy.ts'
import { requireLockedReply } from './require-reply.ts'
import { removeReply } from './written-replies.store.ts'

export const deleteReply = action(contract.deleteReply, async (ctx, { params: { replyId } }) => {
  const { viewer } = ctx
  const communityId = await transaction(ctx.db, async (tx) => {
    const reply = await requireLockedReply(tx, replyId, viewer.userId)
    if (!mayChangeReply(viewer, reply)) throw new AppError('forbidden')
    await removeReply(tx, replyId)
    return reply.community_id
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
})
