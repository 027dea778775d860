import * as contract from '@patchbay/contract/hub/comments'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { requireOwnComment } from './require-comment.ts'
import { removeComment } from './written-comments.store.ts'

export const deleteComment = action(contract.deleteComment, (ctx, { params: { commentId } }) =>
  transaction(ctx.db, async (tx) => {
    await requireOwnComment(tx, commentId, ctx.viewer)
    await removeComment(tx, commentId)
  }),
)
