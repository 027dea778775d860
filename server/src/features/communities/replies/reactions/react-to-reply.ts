import * as contract from '@patchbay/contract/communities/replies'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../../platform/limits/count-made.ts'
import { viewReactions } from '../../../content/reactions/public.ts'
import { announceInside } from '../../communities/public.ts'
import { raiseReplyOf } from '../replies.store.ts'
import { requireReply } from '../require-reply.ts'
import { reactToReplyIn } from './reply-reactions.store.ts'

/** It works like a reaction to a post, and is possible in a locked discussion, as likes are. */
export const reactToReply = action(
  contract.reactToReply,
  async (ctx, { params: { replyId }, body: { emoji } }) => {
    const { userId } = ctx.viewer
    const { row, raised } = await countedTransaction(ctx, { reaction: 1 }, async (tx, made) => {
      const given = { id: replyId, viewerId: userId, emoji, now: ctx.now() }
      if (await reactToReplyIn(tx, given)) {
        if (emoji !== null) made()
        const changed = await raiseReplyOf(tx, replyId, userId)
        return { row: changed, raised: changed }
      }
      const known = await requireReply(tx, replyId, userId)
      if (known.my_reaction === emoji) return { row: known, raised: undefined }
      throw new AppError(known.is_closed ? 'community_closed' : 'too_many_reactions')
    })
    const { reactions, myReaction } = viewReactions(row)
    const place = { postId: row.post_id, replyId }
    const state = { type: 'reply_reactions_changed', ...place, reactions } as const
    if (raised !== undefined) announceInside(ctx, raised, state, { myReaction })
    return { replyId, reactions, myReaction, insideVersion: Number(row.inside_version) }
  },
)
