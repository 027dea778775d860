import * as contract from '@patchbay/contract/hub/comments'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { viewComment } from './comment.view.ts'
import { requireComment, requireOwnComment } from './require-comment.ts'
import { setComment } from './written-comments.store.ts'

export const updateComment = action(
  contract.updateComment,
  async (ctx, { params: { commentId }, body: { content } }) => {
    const { viewer } = ctx
    const row = await transaction(ctx.db, async (tx) => {
      const known = await requireOwnComment(tx, commentId, viewer)
      // Saving unchanged text does not mark the comment as edited.
      if (content !== known.content) await setComment(tx, commentId, { content, now: ctx.now() })
      return requireComment(tx, commentId, viewer.userId)
    })
    return viewComment(row, viewer)
  },
)
