import * as contract from '@patchbay/contract/accounts/avatars'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeOwnProfile } from '../profiles/public.ts'
import { findAvatarUrl, lockAvatar } from './avatars.store.ts'
import { isStoredAvatar, unstoreAvatar } from './store-avatar.ts'

/** The files are removed first: if anything fails, no removed picture stays public unnoticed. */
export const removeAvatar = action(contract.removeAvatar, async (ctx) => {
  const { userId } = ctx.viewer
  const profile = await transaction(ctx.db, async (tx) => {
    if (!(await lockAvatar(tx, userId))) throw new AppError('not_authenticated')
    const url = await findAvatarUrl(tx, userId)
    if (url !== null && !isStoredAvatar(userId, url)) throw new AppError('avatar_not_ours')
    await removeFiles(ctx)
    const none = { avatar_url: null, avatar_source: null, avatar_provider_url: null }
    return changeOwnProfile(tx, userId, none, ctx.now())
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return profile
})

async function removeFiles(ctx: ViewerContext): Promise<void> {
  try {
    await unstoreAvatar(ctx, ctx.viewer.userId)
  } catch (error) {
    throw new AppError('avatar_not_removed', error)
  }
}
