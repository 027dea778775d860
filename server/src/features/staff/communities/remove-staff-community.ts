import * as contract from '@patchbay/contract/staff/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf, record } from '../audit/public.ts'
import { removeByStaff } from './remove-by-staff.ts'

export const removeStaffCommunity = action(
  contract.removeStaffCommunity,
  async (ctx, { params: { communityId }, body: { reason, words } }) => {
    const operator = await operatorOf(ctx, reason)
    const announce = await transaction(ctx.db, async (tx) => {
      const order = { communityId, words, now: ctx.now() }
      const removed = await removeByStaff(tx, ctx.viewer, order)
      if (typeof removed === 'string') throw new AppError(refusals[removed])
      const { leaderId, name } = removed
      const details = { community: communityId, name, words }
      await record(tx, operator, 'remove-community', leaderId, details)
      return removed.announce
    })
    announce(ctx)
  },
)

const refusals = { missing: 'community_not_found', forbidden: 'forbidden' } as const
