import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { manageGroup } from './manage-group.ts'
import { replacePicture } from './replace-picture.ts'

export const removeGroupPicture = action(
  contract.removeGroupPicture,
  (ctx, { params: { conversationId } }) =>
    manageGroup(ctx, conversationId, {
      change: async (tx, group) => {
        if (group.avatarUrl === null) return undefined
        await replacePicture(tx, group, null)
        return { type: 'picture_removed' }
      },
    }),
)
