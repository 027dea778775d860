import * as contract from '@patchbay/contract/hub/comments'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { pageOf } from '../../../platform/http/paging.ts'
import { threadCursorIn, threadCursorOf } from '../../content/threads/public.ts'
import { isArticle } from '../articles/public.ts'
import { viewComment } from './comment.view.ts'
import { listCommentsOf } from './comments.store.ts'

export const listComments = action(
  contract.listComments,
  async (ctx, { params: { articleId }, query }) => {
    const { viewer } = ctx
    const after = threadCursorIn(query.cursor)
    if (!(await isArticle(ctx.db, articleId))) throw new AppError('article_not_found')
    const found = await listCommentsOf(ctx.db, viewer.userId, articleId, after)
    const { rows, nextCursor } = pageOf(found, contract.commentsPerPage, threadCursorOf)
    return { comments: rows.map((row) => viewComment(row, viewer)), nextCursor }
  },
)
