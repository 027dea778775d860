import * as contract from '@patchbay/contract/staff/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findBan } from '../../accounts/sessions/public.ts'
import {
  announceCommunities,
  lockCommunity,
  lockVersionsOf,
} from '../../communities/communities/public.ts'
import { findRole, handOver } from '../../communities/memberships/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { mayHandOver } from './communities.policy.ts'
import { showCommunity } from './community.view.ts'
import { findStaffCommunity } from './staff-communities.store.ts'

export const handOverStaffCommunity = action(
  contract.handOverStaffCommunity,
  async (ctx, { params: { communityId }, body: { userId: to, reason } }) => {
    const operator = await operatorOf(ctx, reason)
    const now = ctx.now()
    const from = await transaction(ctx.db, async (tx) => {
      if (!(await lockCommunity(tx, communityId))) throw new AppError('community_not_found')
      const community = await findStaffCommunity(tx, now, communityId)
      if (community === undefined) throw new AppError('community_not_found')
      if (!mayHandOver(community)) throw new AppError('forbidden')
      // Nobody could lead who may not enter.
      if ((await findRole(tx, communityId, to)) !== 'member' || (await findBan(tx, to, now)))
        throw new AppError('member_not_found')
      const { leader_id: leaderId } = community
      await lockVersionsOf(tx, [leaderId, to])
      await handOver(tx, { communityId, from: leaderId, to }, now)
      const details = { community: communityId, from: leaderId }
      await record(tx, operator, 'hand-over-community', to, details)
      return leaderId
    })
    announceCommunities(ctx, [communityId], [from, to])
    return showCommunity(ctx.db, now, communityId)
  },
)
