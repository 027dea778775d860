import * as contract from '@patchbay/contract/hub/comments'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { viewComment } from './comment.view.ts'
import { findComment, listMentionedReaders } from './comments.store.ts'
import { requireComment } from './require-comment.ts'
import { findSentComment, insertComment, lockArticle } from './written-comments.store.ts'

export const createComment = action(
  contract.createComment,
  async (ctx, { params: { articleId }, body: { clientId, content, inAnswerTo } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, notified } = await countedTransaction(ctx, { comment: 1 }, async (tx, made) => {
      const isThere = await shareLockOwnProfile(tx, authorId)
      const article = isThere ? await lockArticle(tx, articleId) : undefined
      if (article === undefined) throw new AppError('article_not_found')
      const answered =
        inAnswerTo === undefined ? undefined : await findComment(tx, inAnswerTo, authorId)
      const mayAnswer = inAnswerTo === undefined || answered?.article_id === articleId
      const place = { postId: articleId, authorId, clientId }
      const comment = { ...place, content, answersId: inAnswerTo, now }
      // A person whose answer was lost before hears that it was in time.
      const written = await (mayAnswer ? insertComment : findSentComment)(tx, comment)
      if (written === undefined)
        throw new AppError(mayAnswer ? 'invalid_input' : 'comment_not_found')
      const read = (id: string) => requireComment(tx, id, authorId)
      if (!written.isNew) return { row: await read(written.id), notified: [] }
      made()
      const about = { actorId: authorId, articleId, commentId: written.id }
      const named = await listMentionedReaders(tx, content, article)
      const mentioned = await writeNotices(tx, named, { kind: 'comment_mentioned', ...about }, now)
      // Who is named, is answered and wrote the article is notified once.
      const reachedIds = new Set(mentioned)
      const notify = async (
        userId: string | undefined,
        kind: 'comment_answered' | 'article_commented',
      ): Promise<void> => {
        if (userId === undefined || reachedIds.has(userId)) return
        const reached = await writeNotices(tx, [userId], { kind, ...about }, now)
        reached.forEach((id) => reachedIds.add(id))
      }
      await notify(answered?.author_id, 'comment_answered')
      await notify(article.author_id, 'article_commented')
      return { row: await read(written.id), notified: [...reachedIds] }
    })
    announceNotices(ctx, notified)
    return viewComment(row, ctx.viewer)
  },
)
