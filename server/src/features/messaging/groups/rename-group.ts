import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { setName } from './changed-groups.store.ts'
import { manageGroup } from './manage-group.ts'

export const renameGroup = action(
  contract.renameGroup,
  (ctx, { params: { conversationId }, body: { name } }) =>
    manageGroup(ctx, conversationId, {
      change: async (tx, group) => {
        if (group.name === name) return undefined
        await setName(tx, group.id, name)
        return { type: 'renamed', name }
      },
    }),
)
