import * as contract from '@patchbay/contract/hub/comments'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { commentTables, sendThreadReply } from '../../content/threads/public.ts'
import { announceNotices, writeNoticesOnce } from '../../notices/notices/public.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { viewComment } from './comment.view.ts'
import { findComment, listMentionedReaders } from './comments.store.ts'
import { requireComment } from './require-comment.ts'
import { lockArticle } from './written-comments.store.ts'

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
      const refused = mayAnswer ? undefined : new AppError('comment_not_found')
      const comment = { postId: articleId, authorId, clientId, content, answersId: inAnswerTo, now }
      const written = await sendThreadReply(tx, commentTables, comment, refused)
      const read = (id: string) => requireComment(tx, id, authorId)
      if (!written.isNew) return { row: await read(written.id), notified: [] }
      made()
      const reasons = [
        { kind: 'comment_mentioned', userIds: await listMentionedReaders(tx, content, article) },
        { kind: 'comment_answered', userIds: answered ? [answered.author_id] : [] },
        { kind: 'article_commented', userIds: [article.author_id] },
      ] as const
      const about = { actorId: authorId, articleId, commentId: written.id }
      const notifiedIds = await writeNoticesOnce(tx, reasons, about, now)
      return { row: await read(written.id), notified: notifiedIds }
    })
    announceNotices(ctx, notified)
    return viewComment(row, ctx.viewer)
  },
)
