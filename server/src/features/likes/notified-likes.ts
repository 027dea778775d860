import { transaction } from '../../platform/db/database.ts'
import type { ViewerContext } from '../../platform/http/action.ts'
import {
  announceNotices,
  leaveNotices,
  rejoinNotices,
  writeNotices,
  type LikedKind,
} from '../notices/public.ts'
import type { Locked, Likes } from './likes.store.ts'

/** What is liked, with its author and all that a notice of it points at. */
export interface LockedWork extends Locked {
  readonly author_id: string
  readonly community_id?: string
  readonly post_id?: string
  readonly reply_id?: string
  readonly article_id?: string
  readonly comment_id?: string
}

/** Likes that the author hears of. */
export const notifiedLikes = (kind: LikedKind, likes: Likes<LockedWork>) => ({
  give: async (ctx: ViewerContext, id: string): Promise<void> => {
    const { userId } = ctx.viewer
    const now = ctx.now()
    const notified = await transaction(ctx.db, async (tx) => {
      const work = await likes.add(tx, id, userId, now)
      if (work === undefined) return []
      if (await rejoinNotices(tx, kind, id, userId, now)) return [work.author_id]
      const notice = {
        kind,
        actorId: userId,
        communityId: work.community_id,
        postId: work.post_id,
        replyId: work.reply_id,
        articleId: work.article_id,
        commentId: work.comment_id,
      }
      return writeNotices(tx, [work.author_id], notice, now)
    })
    announceNotices(ctx, notified)
  },
  takeBack: async (ctx: ViewerContext, id: string): Promise<void> => {
    const { userId } = ctx.viewer
    const work = await transaction(ctx.db, async (tx) => {
      const found = await likes.remove(tx, id, userId)
      if (found !== undefined) await leaveNotices(tx, kind, id, userId, ctx.now())
      return found
    })
    if (work !== undefined) announceNotices(ctx, [work.author_id])
  },
})
