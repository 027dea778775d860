import * as contract from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import type * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices, leaveNotices, writeLikeNotice } from '../../notices/notices/public.ts'
import { findLikes, postLikes } from './post-likes.store.ts'

/** A second like changes nothing and notifies nobody. */
export const likePost = action(contract.likePost, async (ctx, { params: { postId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const notified = await transaction(ctx.db, async (tx) => {
    const post = await postLikes.add(tx, postId, userId, now)
    if (post === undefined) return []
    const notice = {
      kind: 'post_liked',
      actorId: userId,
      communityId: post.community_id,
      postId,
    } as const
    return writeLikeNotice(tx, post, notice, now)
  })
  announceNotices(ctx, notified)
  return announceLikes(ctx, postId)
})

export const unlikePost = action(contract.unlikePost, async (ctx, { params: { postId } }) => {
  const { userId } = ctx.viewer
  const unliked = await transaction(ctx.db, async (tx) => {
    const post = await postLikes.remove(tx, postId, userId)
    if (post !== undefined) await leaveNotices(tx, 'post_liked', postId, userId, ctx.now())
    return post
  })
  if (unliked !== undefined) announceNotices(ctx, [unliked.author_id])
  return announceLikes(ctx, postId)
})

/** Tells open pages that the likes have changed, and answers the current state. */
async function announceLikes(
  ctx: ViewerContext,
  postId: string,
): Promise<z.infer<typeof contract.postLikes>> {
  const row = await findLikes(ctx.db, postId, ctx.viewer.userId)
  if (row === undefined) throw new AppError('post_not_found')
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return { postId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
