import * as contract from '@patchbay/contract/comments'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { holdOwnProfile } from '../profiles/public.ts'
import { viewComment } from './comment.view.ts'
import { requireComment } from './require-comment.ts'
import { holdArticle, insertComment } from './written-comments.store.ts'

export const createComment = action(
  contract.createComment,
  async (ctx, { params: { articleId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const row = await transaction(ctx.db, async (tx) => {
      const held = (await holdOwnProfile(tx, authorId)) && (await holdArticle(tx, articleId))
      if (!held) throw new AppError('article_not_found')
      const id = await insertComment(tx, {
        articleId,
        authorId,
        clientId,
        content,
        now: ctx.now(),
      })
      if (id === undefined) throw new AppError('invalid_input')
      return requireComment(tx, id, authorId)
    })
    return viewComment(row, ctx.viewer)
  },
)
