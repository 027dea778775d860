import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { requireLockedPost } from '../posts/public.ts'
import { viewReply } from './reply.view.ts'
import { requireReply } from './require-reply.ts'
import { insertReply } from './written-replies.store.ts'

export const createReply = action(
  contract.createReply,
  async (ctx, { params: { postId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, notified } = await transaction(ctx.db, async (tx) => {
      const post = await requireLockedPost(tx, postId, authorId, 'key share')
      const made = await insertReply(tx, { postId, authorId, clientId, content, now })
      if (made === undefined) throw new AppError('invalid_input')
      const communityId = post.community_id
      const about = { actorId: authorId, communityId, postId, replyId: made.id }
      const received = made.isNew ? [post.author_id] : []
      return {
        row: await requireReply(tx, made.id, authorId),
        notified: await writeNotices(tx, received, { kind: 'post_replied', ...about }, now),
      }
    })
    announceNotices(ctx, notified)
    ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    return viewReply(row, ctx.viewer)
  },
)
