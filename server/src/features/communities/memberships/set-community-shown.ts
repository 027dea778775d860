import * as contract from '@patchbay/contract/communities/memberships'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { shareLockInsideFor } from '../../people/participation/public.ts'
import { setHidden } from './memberships.store.ts'

export const setCommunityShown = action(
  contract.setCommunityShown,
  (ctx, { params: { communityId }, body: { shown } }) =>
    transaction(ctx.db, async (tx) => {
      const { userId } = ctx.viewer
      const community = await shareLockInsideFor(tx, communityId, userId)
      if ((community?.role ?? null) === null) throw new AppError('community_not_found')
      await setHidden(tx, communityId, userId, !shown)
    }),
)
