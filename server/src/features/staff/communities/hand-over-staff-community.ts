import * as contract from '@patchbay/contract/staff/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf } from '../audit/public.ts'
import { showCommunity } from './community.view.ts'
import { handOverByStaff } from './hand-over-by-staff.ts'

const refusals = {
  missing: 'community_not_found',
  forbidden: 'forbidden',
  no_member: 'member_not_found',
} as const

export const handOverStaffCommunity = action(
  contract.handOverStaffCommunity,
  async (ctx, { params: { communityId }, body: { userId: to, reason } }) => {
    const operator = await operatorOf(ctx, reason)
    const order = { communityId, to, operator, now: ctx.now() }
    const announce = await transaction(ctx.db, (tx) => handOverByStaff(tx, order))
    if (typeof announce === 'string') throw new AppError(refusals[announce])
    announce(ctx)
    return showCommunity(ctx, communityId)
  },
)
