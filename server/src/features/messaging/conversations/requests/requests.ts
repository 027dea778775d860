import * as contract from '@patchbay/contract/messaging/conversations'
import { inboxTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { viewConversation } from '../conversation.view.ts'
import { listRequestsOf } from '../listed-conversations.store.ts'
import { showConversation } from '../show-conversation.ts'
import { acceptFor, declineFor } from './requests.store.ts'

export const listRequests = action(contract.listRequests, async ({ db, viewer }) => {
  const rows = await listRequestsOf(db, viewer.userId)
  return { conversations: rows.map((row) => viewConversation(row, viewer.userId)) }
})

/** An accepted conversation stays accepted. One that was declined does not exist any more. */
export const acceptRequest = action(
  contract.acceptRequest,
  async (ctx, { params: { conversationId } }) => {
    const { userId } = ctx.viewer
    const { accepted, shown } = await transaction(ctx.db, async (tx) => {
      await showConversation(tx, conversationId, userId)
      const changed = await acceptFor(tx, conversationId, [userId])
      return { accepted: changed, shown: await showConversation(tx, conversationId, userId) }
    })
    // Only the other pages of the same person are notified.
    if (accepted.length > 0) ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
    return shown
  },
)

export const declineRequest = action(
  contract.declineRequest,
  async (ctx, { params: { conversationId } }) => {
    const { userId } = ctx.viewer
    if (!(await declineFor(ctx.db, conversationId, userId)))
      throw new AppError('conversation_not_found')
    ctx.announce({ kind: 'changed', topic: inboxTopic(userId) })
  },
)
