import * as contract from '@patchbay/contract/messaging/conversation-changes'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { listDeltas } from './list-deltas.ts'

export const listChanges = action(
  contract.listChanges,
  async (ctx, { params: { conversationId }, query: { after } }) => {
    const known = [{ conversationId, after }]
    const [delta] = await listDeltas(ctx.db, known, contract.mostChanges, ctx.viewer.userId)
    if (delta === undefined) throw new AppError('conversation_not_found')
    return delta
  },
)
