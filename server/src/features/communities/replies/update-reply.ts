import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { renewPreview } from '../../content/previews/public.ts'
import { isMuted, muted } from '../../people/participation/public.ts'
import { mayEditReply } from './replies.policy.ts'
import { restoreReply, rewriteReply, setReply } from './reply-versions.store.ts'
import { viewReply } from './reply.view.ts'
import { requireLockedReply, requireReply } from './require-reply.ts'

export const updateReply = action(
  contract.updateReply,
  async (ctx, { params: { replyId }, body: { content } }) => {
    const { viewer } = ctx
    const row = await transaction(ctx.db, async (tx) => {
      const known = await requireLockedReply(tx, replyId, viewer.userId)
      if (!mayEditReply(viewer, known)) throw new AppError('forbidden')
      if (isMuted(known, ctx.now())) throw muted(known)
      const words = { content, now: ctx.now() }
      // Saving unchanged text does not mark the reply as edited.
      if (content !== known.content) {
        if (known.author_id === viewer.userId) await setReply(tx, replyId, words)
        else if (content === known.author_content) await restoreReply(tx, replyId)
        else await rewriteReply(tx, replyId, words, viewer.userId)
        await renewPreview(tx, ctx.config, { type: 'reply', id: replyId, content })
      }
      return requireReply(tx, replyId, viewer.userId)
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    return viewReply(row, viewer, ctx.now())
  },
)
