import { verificationTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/staff/verifications'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { viewRequest } from './verification-request.view.ts'
import { insertRequest, listLatestRequests } from './verifications.store.ts'

export const requestVerification = action(contract.requestVerification, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  await ctx.limits.count('verification', userId)
  const request = await transaction(ctx.db, async (tx) => {
    // The lock prevents a concurrent review and a second request.
    const profile = await lockOwnProfile(tx, userId)
    if (profile === undefined) throw new AppError('not_authenticated')
    if (profile.verified) throw new AppError('already_verified')
    const made = await insertRequest(tx, {
      userId,
      credentials: body.credentials,
      now: ctx.now(),
    })
    if (made !== undefined) return made
    const [latest] = await listLatestRequests(tx, [userId])
    throw new AppError(latest?.status === 'approved' ? 'already_verified' : 'verification_pending')
  })
  ctx.announce({ kind: 'changed', topic: verificationTopic(userId) })
  return viewRequest(request)
})
