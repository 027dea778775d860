import * as contract from '@patchbay/contract/conversation-changes'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { isInside } from './inboxes.store.ts'
import { listDeltas } from './list-deltas.ts'

export const listChanges = action(
  contract.listChanges,
  async (ctx, { params: { conversationId }, query: { after } }) => {
    const inside = await isInside(ctx.db, conversationId, ctx.viewer.userId)
    const [delta] = inside ? await listDeltas(ctx.db, [{ conversationId, after }]) : []
    if (delta === undefined) throw new AppError('conversation_not_found')
    return delta
  },
)
