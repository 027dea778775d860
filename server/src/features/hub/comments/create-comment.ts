import * as contract from '@patchbay/contract/hub/comments'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { viewComment } from './comment.view.ts'
import { requireComment } from './require-comment.ts'
import { lockArticle, insertComment } from './written-comments.store.ts'

export const createComment = action(
  contract.createComment,
  async (ctx, { params: { articleId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, notified } = await transaction(ctx.db, async (tx) => {
      const isThere = await shareLockOwnProfile(tx, authorId)
      const article = isThere ? await lockArticle(tx, articleId) : undefined
      if (article === undefined) throw new AppError('article_not_found')
      const made = await insertComment(tx, {
        postId: articleId,
        authorId,
        clientId,
        content,
        now,
      })
      if (made === undefined) throw new AppError('invalid_input')
      const about = { actorId: authorId, articleId, commentId: made.id }
      const received = made.isNew ? [article.author_id] : []
      return {
        row: await requireComment(tx, made.id, authorId),
        notified: await writeNotices(tx, received, { kind: 'article_commented', ...about }, now),
      }
    })
    announceNotices(ctx, notified)
    return viewComment(row, ctx.viewer)
  },
)
