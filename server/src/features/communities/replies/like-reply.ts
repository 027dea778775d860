import * as contract from '@patchbay/contract/communities/replies'
import type * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { announceInside, type RaisedRow } from '../communities/public.ts'
import { announceNotices, leaveNotices, writeLikeNotice } from '../../notices/notices/public.ts'
import { raiseReplyOf, replyLikes, type ReplyRow } from './replies.store.ts'
import { requireReply } from './require-reply.ts'

/** A second like changes nothing and notifies nobody. */
export const likeReply = action(contract.likeReply, async (ctx, { params: { replyId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const { row, notified } = await countedTransaction(ctx, { like: 1 }, async (tx, made) => {
    const reply = await replyLikes.add(tx, replyId, userId, now)
    if (reply === undefined) {
      const known = await requireReply(tx, replyId, userId)
      if (known.is_closed && !known.liked_by_me) throw new AppError('community_closed')
      return { row: known, notified: [] }
    }
    made()
    const notice = {
      kind: 'reply_liked',
      actorId: userId,
      communityId: reply.community_id,
      postId: reply.post_id,
      replyId,
    } as const
    const written = await writeLikeNotice(tx, reply, notice, now)
    return { row: await raiseReplyOf(tx, replyId, userId), notified: written }
  })
  announceNotices(ctx, notified)
  return announceLikes(ctx, row)
})

export const unlikeReply = action(contract.unlikeReply, async (ctx, { params: { replyId } }) => {
  const { userId } = ctx.viewer
  const { row, notified } = await transaction(ctx.db, async (tx) => {
    const reply = await replyLikes.remove(tx, replyId, userId)
    if (reply === undefined) return { row: await requireReply(tx, replyId, userId), notified: [] }
    await leaveNotices(tx, 'reply_liked', replyId, userId, ctx.now())
    return { row: await raiseReplyOf(tx, replyId, userId), notified: [reply.author_id] }
  })
  announceNotices(ctx, notified)
  return announceLikes(ctx, row)
})

/** Tells open pages how many like the reply now, if that has changed, and answers it. */
function announceLikes(
  ctx: ViewerContext,
  row: ReplyRow | (ReplyRow & RaisedRow),
): z.infer<typeof contract.replyLikes> {
  const { id: replyId, post_id: postId, like_count: likeCount, liked_by_me: likedByMe } = row
  const state = { type: 'reply_likes_changed', postId, replyId, likeCount } as const
  if ('changed_at' in row) announceInside(ctx, row, state, { likedByMe })
  return { replyId, likeCount, likedByMe, insideVersion: Number(row.inside_version) }
}
