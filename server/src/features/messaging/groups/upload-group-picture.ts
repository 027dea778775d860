import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { pictureKeys, putPicture, readAvatar } from '../../accounts/avatars/public.ts'
import { requireMayManage } from './groups.policy.ts'
import { findGroup } from './locked-groups.store.ts'
import { manageGroup } from './manage-group.ts'
import { replacePicture } from './replace-picture.ts'

/**
 * The files are stored first, each time at a new path, so that either the group refers to them or
 * nobody does.
 */
export const uploadGroupPicture = action(
  contract.uploadGroupPicture,
  async (ctx, { params: { conversationId }, query, body }) => {
    // Checked here so that no file is read for people who may not, and again in the transaction,
    // because the group may change during the upload.
    requireMayManage(await findGroup(ctx.db, conversationId), ctx.viewer.userId)
    const url = await putPicture(ctx, await readAvatar(ctx, body, query))
    return manageGroup(ctx, conversationId, {
      change: async (tx, group) => {
        await replacePicture(tx, group, url)
        return { type: 'picture_changed' }
      },
    }).catch(async (error: unknown) => {
      // After any other error the change may have been committed, so the files stay.
      if (error instanceof AppError) await ctx.storage.remove(pictureKeys(url)).catch(() => {})
      throw error
    })
  },
)
