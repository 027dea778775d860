import * as contract from '@patchbay/contract/accounts/avatars'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeOwnProfile } from '../profiles/public.ts'
import { lockAvatar } from './avatars.store.ts'
import { readAvatar } from './read-avatar.ts'
import { putAvatar } from './store-avatar.ts'

export const uploadAvatar = action(contract.uploadAvatar, async (ctx, { body, query }) => {
  const { userId } = ctx.viewer
  const made = await readAvatar(ctx, body, query)
  const profile = await transaction(ctx.db, async (tx) => {
    // The account may have been deleted while the picture was uploading.
    if (!(await lockAvatar(tx, userId))) throw new AppError('not_authenticated')
    const avatar_url = await putAvatar(ctx, userId, made)
    return changeOwnProfile(tx, userId, { avatar_url, avatar_source: 'upload' }, ctx.now())
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return profile
})
