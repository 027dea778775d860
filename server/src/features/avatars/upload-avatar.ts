import * as contract from '@patchbay/contract/avatars'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { readPicture } from '../../platform/pictures/read-picture.ts'
import { changeOwnProfile } from '../profiles/public.ts'
import { storeAvatar, unstoreAvatar } from './store-avatar.ts'

export const uploadAvatar = action(contract.uploadAvatar, async (ctx, { body, query }) => {
  const { userId } = ctx.viewer
  const { x, y, size } = query
  const crop = x === undefined || y === undefined || size === undefined ? undefined : { x, y, size }
  const url = await storeAvatar(ctx, userId, await readPicture(body), crop)
  const profile = await transaction(ctx.db, (tx) =>
    changeOwnProfile(tx, userId, { avatar_url: url, avatar_source: 'upload' }, ctx.now()),
  ).catch(async (error: unknown) => {
    // The account was deleted while the picture was on its way.
    if (error instanceof AppError) await unstoreAvatar(ctx, userId)
    throw error
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return profile
})
