import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { takeOut } from './changed-groups.store.ts'
import { mustRemove } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'

export const removeParticipant = action(
  contract.removeParticipant,
  (ctx, { params: { conversationId, ...params } }) => {
    const userId = params.userId.toLowerCase()
    return manageGroup(ctx, conversationId, {
      change: async (tx, group, now) => {
        if (!mustRemove(group, ctx.viewer.userId, userId)) return undefined
        await takeOut(tx, group.id, userId, now, { bySelf: false })
        return { type: 'removed', people: [userId] }
      },
    })
  },
)
