import * as contract from '@patchbay/contract/hub/comments'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { commentTables, removeThreadReply } from '../../content/threads/public.ts'
import { requireOwnComment } from './require-comment.ts'

export const deleteComment = action(contract.deleteComment, (ctx, { params: { commentId } }) =>
  transaction(ctx.db, async (tx) => {
    await requireOwnComment(tx, commentId, ctx.viewer)
    await removeThreadReply(tx, commentTables, commentId)
  }),
)
