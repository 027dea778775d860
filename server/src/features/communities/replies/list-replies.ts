import * as contract from '@patchbay/contract/communities/replies'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { pageOf } from '../../../platform/http/paging.ts'
import { threadCursorIn, threadCursorOf } from '../../content/threads/public.ts'
import { seesPost } from '../posts/public.ts'
import { listRepliesOf } from './replies.store.ts'
import { viewReply } from './reply.view.ts'

export const listReplies = action(
  contract.listReplies,
  async (ctx, { params: { postId }, query }) => {
    const { viewer } = ctx
    const after = threadCursorIn(query.cursor)
    if (!(await seesPost(ctx.db, postId, viewer.userId))) throw new AppError('post_not_found')
    const found = await listRepliesOf(ctx.db, viewer.userId, postId, after)
    const { rows, nextCursor } = pageOf(found, contract.repliesPerPage, threadCursorOf)
    return { replies: rows.map((row) => viewReply(row, viewer, ctx.now())), nextCursor }
  },
)
