import * as contract from '@patchbay/contract/hub/comments'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { viewComment } from './comment.view.ts'
import { listMentionedReaders } from './mentioned-readers.store.ts'
import { requireComment } from './require-comment.ts'
import { lockArticle, insertComment } from './written-comments.store.ts'

export const createComment = action(
  contract.createComment,
  async (ctx, { params: { articleId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, notified } = await countedTransaction(ctx, { comment: 1 }, async (tx, made) => {
      const isThere = await shareLockOwnProfile(tx, authorId)
      const article = isThere ? await lockArticle(tx, articleId) : undefined
      if (article === undefined) throw new AppError('article_not_found')
      const written = await insertComment(tx, {
        postId: articleId,
        authorId,
        clientId,
        content,
        now,
      })
      if (written === undefined) throw new AppError('invalid_input')
      if (written.isNew) made()
      const about = { actorId: authorId, articleId, commentId: written.id }
      const named = written.isNew ? await listMentionedReaders(tx, content, article) : []
      const mentioned = await writeNotices(tx, named, { kind: 'comment_mentioned', ...about }, now)
      // Who is named and wrote the article is told once.
      const received = [article.author_id].filter((id) => written.isNew && !mentioned.includes(id))
      const commented = await writeNotices(
        tx,
        received,
        { kind: 'article_commented', ...about },
        now,
      )
      return {
        row: await requireComment(tx, written.id, authorId),
        notified: [...mentioned, ...commented],
      }
    })
    announceNotices(ctx, notified)
    return viewComment(row, ctx.viewer)
  },
)
