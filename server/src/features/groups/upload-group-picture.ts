import * as contract from '@patchbay/contract/groups'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { pictureKeys, putPicture, readAvatar } from '../avatars/public.ts'
import { requireMayManage } from './groups.policy.ts'
import { findGroup } from './locked-groups.store.ts'
import { manageGroup } from './manage-group.ts'
import { replacePicture } from './replace-picture.ts'

/** The files first, each time in another place: the group has them, or nobody. */
export const uploadGroupPicture = action(
  contract.uploadGroupPicture,
  async (ctx, { params: { conversationId }, query, body }) => {
    // Nothing is read and stored for whoever may not; when it is, much may have happened.
    requireMayManage(await findGroup(ctx.db, conversationId), ctx.viewer.userId)
    const url = await putPicture(ctx, await readAvatar(ctx, body, query))
    return manageGroup(ctx, conversationId, {
      change: async (tx, group) => {
        await replacePicture(tx, group, url)
        return { type: 'picture_changed' }
      },
    }).catch(async (error: unknown) => {
      // After any other failure the group may have it all the same.
      if (error instanceof AppError) await ctx.storage.remove(pictureKeys(url)).catch(() => {})
      throw error
    })
  },
)
