import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceInside } from '../communities/public.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { requireLockedPost } from '../posts/public.ts'
import { raiseReplyOf } from './replies.store.ts'
import { viewReply } from './reply.view.ts'
import { requireReply } from './require-reply.ts'
import { insertReply } from './written-replies.store.ts'

export const createReply = action(
  contract.createReply,
  async (ctx, { params: { postId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, raised, notified } = await transaction(ctx.db, async (tx) => {
      const post = await requireLockedPost(tx, postId, authorId, 'key share')
      const made = await insertReply(tx, { postId, authorId, clientId, content, now })
      if (made === undefined) throw new AppError('invalid_input')
      if (!made.isNew)
        return { row: await requireReply(tx, made.id, authorId), raised: undefined, notified: [] }
      const communityId = post.community_id
      const about = { actorId: authorId, communityId, postId, replyId: made.id }
      const notice = { kind: 'post_replied', ...about } as const
      const written = await writeNotices(tx, [post.author_id], notice, now)
      const reply = await raiseReplyOf(tx, made.id, authorId)
      return { row: reply, raised: reply, notified: written }
    })
    const replyCount = row.reply_count
    if (raised !== undefined)
      announceInside(ctx, raised, { type: 'reply_count_changed', postId, replyCount })
    else ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    announceNotices(ctx, notified)
    return { ...viewReply(row, ctx.viewer), replyCount }
  },
)
