import * as contract from '@patchbay/contract/communities/posts'
import type * as z from 'zod/mini'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { announceInside, type RaisedRow } from '../communities/public.ts'
import { announceNotices, leaveNotices, writeLikeNotice } from '../../notices/notices/public.ts'
import { findLikes, postLikes, raiseLikesOf, type LikesRow } from './post-likes.store.ts'

/** A second like changes nothing and notifies nobody. */
export const likePost = action(contract.likePost, async (ctx, { params: { postId } }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const { likes, notified } = await countedTransaction(ctx, { like: 1 }, async (tx, made) => {
    const post = await postLikes.add(tx, postId, userId, now)
    if (post === undefined) {
      const known = await findLikes(tx, postId, userId)
      if (known?.is_closed === true && !known.liked_by_me) throw new AppError('community_closed')
      return { likes: known, notified: [] }
    }
    made()
    const notice = {
      kind: 'post_liked',
      actorId: userId,
      communityId: post.community_id,
      postId,
    } as const
    const written = await writeLikeNotice(tx, post, notice, now)
    return { likes: await raiseLikesOf(tx, postId, userId), notified: written }
  })
  const answer = announceLikes(ctx, postId, likes)
  announceNotices(ctx, notified)
  return answer
})

export const unlikePost = action(contract.unlikePost, async (ctx, { params: { postId } }) => {
  const { userId } = ctx.viewer
  const { likes, notified } = await transaction(ctx.db, async (tx) => {
    const post = await postLikes.remove(tx, postId, userId)
    if (post === undefined) return { likes: await findLikes(tx, postId, userId), notified: [] }
    await leaveNotices(tx, 'post_liked', postId, userId, ctx.now())
    return { likes: await raiseLikesOf(tx, postId, userId), notified: [post.author_id] }
  })
  const answer = announceLikes(ctx, postId, likes)
  announceNotices(ctx, notified)
  return answer
})

/** Tells open pages how many like the post now, if that has changed, and answers it. */
function announceLikes(
  ctx: ViewerContext,
  postId: string,
  likes: LikesRow | (LikesRow & RaisedRow) | undefined,
): z.infer<typeof contract.postLikes> {
  if (likes === undefined) throw new AppError('post_not_found')
  const { like_count: likeCount, liked_by_me: likedByMe } = likes
  if ('changed_at' in likes)
    announceInside(ctx, likes, { type: 'post_likes_changed', postId, likeCount }, { likedByMe })
  return { postId, likeCount, likedByMe, insideVersion: Number(likes.inside_version) }
}
