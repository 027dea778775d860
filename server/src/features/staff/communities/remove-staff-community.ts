import * as contract from '@patchbay/contract/staff/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import {
  announceCommunities,
  deleteWithNotices,
  lockCommunity,
} from '../../communities/communities/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { findStaffCommunity } from './staff-communities.store.ts'

/** As its leader deletes it; it does not come back. Nobody is told who did it. */
export const removeStaffCommunity = action(
  contract.removeStaffCommunity,
  async (ctx, { params: { communityId }, body: { reason, words } }) => {
    const operator = await operatorOf(ctx, reason)
    const now = ctx.now()
    const people = await transaction(ctx.db, async (tx) => {
      if (!(await lockCommunity(tx, communityId))) throw new AppError('community_not_found')
      const community = await findStaffCommunity(tx, now, communityId)
      if (community === undefined) throw new AppError('community_not_found')
      const { leader_id: leaderId, name } = community
      const concerned = await deleteWithNotices(tx, { id: communityId, name }, undefined, now)
      const mail = { what: 'community', because: words }
      await postNotice(tx, leaderId, 'content_removed', mail)
      const details = { community: communityId, name, words }
      await record(tx, operator, 'remove-community', leaderId, details)
      return concerned
    })
    announceCommunities(ctx, [communityId], people)
  },
)
