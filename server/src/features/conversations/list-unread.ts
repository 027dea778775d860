import * as contract from '@patchbay/contract/conversations'
import { action } from '../../platform/http/action.ts'
import { listUnreadOf } from './listed-conversations.store.ts'

export const listUnread = action(contract.listUnread, async (ctx) => ({
  conversationIds: await listUnreadOf(ctx.db, ctx.viewer.userId),
}))
