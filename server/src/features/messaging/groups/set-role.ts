import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { changeRole } from './changed-groups.store.ts'
import { mustChangeRole } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

export const setRole = action(
  contract.setRole,
  (ctx, { params: { conversationId, ...params }, body: { role } }) => {
    const userId = params.userId.toLowerCase()
    return manageGroup(ctx, conversationId, {
      change: async (tx, group, now) => {
        if (!mustChangeRole(group, userId, role)) return undefined
        await changeRole(tx, group.id, userId, role, now)
        return { type: role === 'admin' ? 'made_admin' : 'made_member', people: [userId] }
      },
    })
  },
)
