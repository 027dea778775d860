import * as contract from '@patchbay/contract/communities/replies'
import { action } from '../../../../platform/http/action.ts'
import { showReactors } from '../../../content/reactions/public.ts'
import { requireReply } from '../require-reply.ts'
import { listReplyReactors } from './reply-reactions.store.ts'

export const listReplyReactions = action(
  contract.listReplyReactions,
  async (ctx, { params: { replyId: id }, query: { cursor } }) => {
    const viewerId = ctx.viewer.userId
    await requireReply(ctx.db, id, viewerId)
    return showReactors(ctx.db, listReplyReactors, { id, viewerId, cursor })
  },
)
