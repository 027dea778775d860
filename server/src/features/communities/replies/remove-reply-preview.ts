import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { removeInsidePreview } from '../../content/previews/public.ts'
import { isMuted, muted } from '../../people/participation/public.ts'
import { mayEditReply } from './replies.policy.ts'
import { viewReply } from './reply.view.ts'
import { requireLockedReply, requireReply } from './require-reply.ts'

/** The text stays, and is not marked as edited. */
export const removeReplyPreview = action(
  contract.removeReplyPreview,
  async (ctx, { params: { replyId } }) => {
    const { viewer } = ctx
    const row = await transaction(ctx.db, async (tx) => {
      const known = await requireLockedReply(tx, replyId, viewer.userId)
      if (!mayEditReply(viewer, known)) throw new AppError('forbidden')
      if (isMuted(known, ctx.now())) throw muted(known)
      await removeInsidePreview(tx, 'reply', replyId)
      return requireReply(tx, replyId, viewer.userId)
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    return viewReply(row, viewer, ctx.now())
  },
)
