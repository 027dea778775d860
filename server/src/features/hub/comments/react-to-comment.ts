import * as contract from '@patchbay/contract/hub/comments'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { viewReactions } from '../../content/reactions/public.ts'
import { reactToCommentIn } from './comments.store.ts'
import { requireComment } from './require-comment.ts'

/** It works like a reaction to a post, but nothing is announced in the Information Hub. */
export const reactToComment = action(
  contract.reactToComment,
  async (ctx, { params: { commentId }, body: { emoji } }) => {
    const viewerId = ctx.viewer.userId
    const isChanged = await countedTransaction(ctx, { reaction: 1 }, async (tx, made) => {
      const reacted = await reactToCommentIn(tx, { id: commentId, viewerId, emoji, now: ctx.now() })
      if (reacted && emoji !== null) made()
      return reacted
    })
    const row = await requireComment(ctx.db, commentId, viewerId)
    if (!isChanged && row.my_reaction !== emoji) throw new AppError('too_many_reactions')
    return { commentId, ...viewReactions(row) }
  },
)
