import * as contract from '@patchbay/contract/messaging/conversations'
import { action } from '../../../platform/http/action.ts'
import { listMutedOf, listUnreadOf } from './listed-conversations.store.ts'

export const listUnread = action(contract.listUnread, async ({ db, viewer }) => {
  const [conversationIds, mutedIds] = await Promise.all([
    listUnreadOf(db, viewer.userId),
    listMutedOf(db, viewer.userId),
  ])
  return { conversationIds, mutedIds }
})
