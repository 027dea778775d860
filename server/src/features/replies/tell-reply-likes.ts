import { insideTopic } from '@patchbay/contract/realtime'
import type { replyLikes } from '@patchbay/contract/replies'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../platform/http/action.ts'
import { requireReply } from './require-reply.ts'

/** After a like was given or taken back: announces it, and answers how things stand now. */
export async function tellReplyLikes(
  ctx: ViewerContext,
  replyId: string,
): Promise<z.infer<typeof replyLikes>> {
  const row = await requireReply(ctx.db, replyId, ctx.viewer.userId)
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return { replyId, likeCount: row.like_count, likedByMe: row.liked_by_me }
}
