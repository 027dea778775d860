import * as contract from '@patchbay/contract/hub/comments'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { isArticle } from '../articles/public.ts'
import { viewComment } from './comment.view.ts'
import { listCommentsOf, type CommentPlace, type CommentRow } from './comments.store.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])
const placeOf = (row: CommentRow): z.infer<typeof place> => [row.created_at.toISOString(), row.id]

function placeIn(cursor: string | undefined): CommentPlace | undefined {
  const found = decodeCursor(place, cursor)
  return found && { createdAt: new Date(found[0]), id: found[1] }
}

export const listComments = action(
  contract.listComments,
  async (ctx, { params: { articleId }, query }) => {
    const { viewer } = ctx
    const after = placeIn(query.cursor)
    if (!(await isArticle(ctx.db, articleId))) throw new AppError('article_not_found')
    const found = await listCommentsOf(ctx.db, viewer.userId, articleId, after)
    const { rows, nextCursor } = pageOf(found, contract.commentsPerPage, placeOf)
    return { comments: rows.map((row) => viewComment(row, viewer)), nextCursor }
  },
)
