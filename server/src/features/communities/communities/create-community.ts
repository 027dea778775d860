import * as contract from '@patchbay/contract/communities/communities'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { announceCommunities } from './announce-communities.ts'
import { findCommunity, insertCommunity } from './communities.store.ts'
import { viewCommunity } from './communities.view.ts'
import { requireRoom } from './require-room.ts'
import { shownLocation } from './shown-location.ts'

export const createCommunity = action(contract.createCommunity, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  const now = ctx.now()
  const shown = await shownLocation(body.location, body.locationEnabled)
  const row = await countedTransaction(ctx, { community: 1 }, async (tx, made) => {
    if (!(await shareLockOwnProfile(tx, userId))) throw new AppError('not_authenticated')
    const { id, isNew } = await insertCommunity(tx, {
      id: newId(),
      name: body.name,
      description: body.description,
      is_private: body.isPrivate,
      genres: body.genres,
      ...shown,
      members_invite: body.membersInvite ?? false,
      leader_id: userId,
      creator_id: userId,
      client_id: body.clientId,
      created_at: now,
      updated_at: now,
    })
    if (isNew) {
      made()
      await requireRoom(tx, userId)
    }
    return findCommunity(tx, id, userId)
  })
  if (row === undefined) throw new AppError('community_not_found')
  announceCommunities(ctx, [row.id], [userId])
  return viewCommunity(row, userId, now)
})
