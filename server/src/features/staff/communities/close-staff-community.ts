import * as contract from '@patchbay/contract/staff/communities'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf } from '../audit/public.ts'
import { closeAndRecord, reopenAndRecord } from './close-by-staff.ts'
import { showCommunity } from './community.view.ts'

export const closeStaffCommunity = action(
  contract.closeStaffCommunity,
  async (ctx, { params: { communityId }, body: { reason, words } }) => {
    const order = { communityId, operator: await operatorOf(ctx, reason), now: ctx.now() }
    const closing = await transaction(ctx.db, (tx) => closeAndRecord(tx, order, words))
    if (!closing.done) throw new AppError(closedCodes[closing.why])
    closing.announce(ctx)
    return showCommunity(ctx, communityId)
  },
)

export const reopenStaffCommunity = action(
  contract.reopenStaffCommunity,
  async (ctx, { params: { communityId }, body: { reason } }) => {
    const order = { communityId, operator: await operatorOf(ctx, reason), now: ctx.now() }
    const opening = await transaction(ctx.db, (tx) => reopenAndRecord(tx, order))
    if (!opening.done) throw new AppError(reopenedCodes[opening.why])
    opening.announce(ctx)
    return showCommunity(ctx, communityId)
  },
)

const refusals = { missing: 'community_not_found', forbidden: 'forbidden' } as const
const closedCodes = { ...refusals, unchanged: 'community_closed' } as const
const reopenedCodes = { ...refusals, unchanged: 'community_open' } as const
