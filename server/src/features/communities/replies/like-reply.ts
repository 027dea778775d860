import * as contract from '@patchbay/contract/communities/replies'
import { insideTopic } from '@patchbay/contract/realtime'
import type * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { announceNotices, leaveNotices, writeLikeNotice } from '../../notices/notices/public.ts'
import { replyLikes } from './reply-likes.store.ts'
import { requireReply } from './require-reply.ts'

/** A second like changes nothing and notifies nobody. */
export const likeReply = action(contract.likeReply, async (ctx, { params: { replyId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const notified = await transaction(ctx.db, async (tx) => {
    const reply = await replyLikes.add(tx, replyId, userId, now)
    if (reply === undefined) return []
    const notice = {
      kind: 'reply_liked',
      actorId: userId,
      communityId: reply.community_id,
      postId: reply.post_id,
      replyId,
    } as const
    return writeLikeNotice(tx, reply, notice, now)
  })
  announceNotices(ctx, notified)
  return announceLikes(ctx, replyId)
})

export const unlikeReply = action(contract.unlikeReply, async (ctx, { params: { replyId } }) => {
  const { userId } = ctx.viewer
  const unliked = await transaction(ctx.db, async (tx) => {
    const reply = await replyLikes.remove(tx, replyId, userId)
    if (reply !== undefined) await leaveNotices(tx, 'reply_liked', replyId, userId, ctx.now())
    return reply
  })
  if (unliked !== undefined) announceNotices(ctx, [unliked.author_id])
  return announceLikes(ctx, replyId)
})

/** Tells open pages that the likes have changed, and answers the current state. */
async function announceLikes(
  ctx: ViewerContext,
  replyId: string,
): Promise<z.infer<typeof contract.replyLikes>> {
  const row = await requireReply(ctx.db, replyId, ctx.viewer.userId)
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return { replyId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
