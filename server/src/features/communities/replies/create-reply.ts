import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/communities/replies'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { beginPreview, renewPreview } from '../../content/previews/public.ts'
import { replyTables, sendThreadReply } from '../../content/threads/public.ts'
import { announceInside } from '../communities/public.ts'
import { announceNotices, writeNoticesOnce } from '../../notices/notices/public.ts'
import { refusalOf } from '../../people/participation/public.ts'
import { mentionedMembers } from '../mentions/public.ts'
import { isLockedFor, requireLockedPost } from '../posts/public.ts'
import { findReply, raiseReplyOf } from './replies.store.ts'
import { viewReply } from './reply.view.ts'
import { requireReply } from './require-reply.ts'

export const createReply = action(
  contract.createReply,
  async (ctx, { params: { postId }, body: { clientId, content, inAnswerTo, withoutPreview } }) => {
    const authorId = ctx.viewer.userId
    const now = ctx.now()
    const { row, raised, notified } = await countedTransaction(
      ctx,
      { reply: 1 },
      async (tx, made) => {
        const post = await requireLockedPost(tx, postId, authorId, 'key share')
        const answered =
          inAnswerTo === undefined ? undefined : await findReply(tx, inAnswerTo, authorId)
        const mayAnswer = inAnswerTo === undefined || answered?.post_id === postId
        const reply = { postId, authorId, clientId, content, answersId: inAnswerTo, now }
        const refused =
          refusalOf(post, now) ??
          (isLockedFor(post) ? new AppError('thread_locked') : undefined) ??
          (mayAnswer ? undefined : new AppError('reply_not_found'))
        const written = await sendThreadReply(tx, replyTables, reply, refused)
        if (!written.isNew) {
          const known = await requireReply(tx, written.id, authorId)
          await renewPreview(tx, ctx.config, {
            type: 'reply',
            id: known.id,
            content: known.content,
            // The choice belongs to the text as it was sent; a text that was corrected since has
            // its own.
            withoutPreview: known.content === content ? withoutPreview : undefined,
          })
          const renewed =
            known.preview === null ? known : await requireReply(tx, known.id, authorId)
          return { row: renewed, raised: undefined, notified: [] }
        }
        made()
        const text = { type: 'reply', id: written.id, content, withoutPreview } as const
        await beginPreview(tx, ctx.config, text)
        const communityId = post.community_id
        const reasons = [
          { kind: 'post_mentioned', userIds: await mentionedMembers(tx, content, communityId) },
          { kind: 'reply_answered', userIds: answered ? [answered.author_id] : [] },
          { kind: 'post_replied', userIds: [post.author_id] },
        ] as const
        const about = { actorId: authorId, communityId, postId, replyId: written.id }
        const notifiedIds = await writeNoticesOnce(tx, reasons, about, now)
        const inserted = await raiseReplyOf(tx, written.id, authorId)
        return { row: inserted, raised: inserted, notified: notifiedIds }
      },
    )
    const replyCount = row.reply_count
    if (raised !== undefined)
      announceInside(ctx, raised, { type: 'reply_count_changed', postId, replyCount })
    else ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    announceNotices(ctx, notified)
    return { ...viewReply(row, ctx.viewer, now), replyCount }
  },
)
