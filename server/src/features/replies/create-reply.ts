import { insideTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/replies'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { requireHeldPost } from '../posts/public.ts'
import { viewReply } from './reply.view.ts'
import { requireReply } from './require-reply.ts'
import { insertReply } from './written-replies.store.ts'

export const createReply = action(
  contract.createReply,
  async (ctx, { params: { postId }, body: { clientId, content } }) => {
    const authorId = ctx.viewer.userId
    const row = await transaction(ctx.db, async (tx) => {
      await requireHeldPost(tx, postId, authorId, 'being deleted')
      const id = await insertReply(tx, { postId, authorId, clientId, content, now: ctx.now() })
      if (id === undefined) throw new AppError('invalid_input')
      return requireReply(tx, id, authorId)
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    return viewReply(row, ctx.viewer)
  },
)
