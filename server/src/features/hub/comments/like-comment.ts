import * as contract from '@patchbay/contract/hub/comments'
import type * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { announceNotices, leaveNotices, writeLikeNotice } from '../../notices/notices/public.ts'
import { commentLikes } from './comments.store.ts'
import { requireComment } from './require-comment.ts'

/** A second like changes nothing and notifies nobody. */
export const likeComment = action(contract.likeComment, async (ctx, { params: { commentId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const notified = await countedTransaction(ctx, { like: 1 }, async (tx, made) => {
    const comment = await commentLikes.add(tx, commentId, userId, now)
    if (comment === undefined) return []
    made()
    const notice = {
      kind: 'comment_liked',
      actorId: userId,
      articleId: comment.article_id,
      commentId,
    } as const
    return writeLikeNotice(tx, comment, notice, now)
  })
  announceNotices(ctx, notified)
  return showLikes(ctx, commentId)
})

export const unlikeComment = action(
  contract.unlikeComment,
  async (ctx, { params: { commentId } }) => {
    const { userId } = ctx.viewer
    const unliked = await transaction(ctx.db, async (tx) => {
      const comment = await commentLikes.remove(tx, commentId, userId)
      if (comment !== undefined)
        await leaveNotices(tx, 'comment_liked', commentId, userId, ctx.now())
      return comment
    })
    if (unliked !== undefined) announceNotices(ctx, [unliked.author_id])
    return showLikes(ctx, commentId)
  },
)

async function showLikes(
  ctx: ViewerContext,
  commentId: string,
): Promise<z.infer<typeof contract.commentLikes>> {
  const row = await requireComment(ctx.db, commentId, ctx.viewer.userId)
  return { commentId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
