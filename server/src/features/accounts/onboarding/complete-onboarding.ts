import * as contract from '@patchbay/contract/accounts/onboarding'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { changeOwnProfile, lockOwnProfile, viewOwnProfile } from '../profiles/public.ts'

/** Repeating it changes nothing: the first acceptance counts. */
export const completeOnboarding = action(contract.completeOnboarding, async (ctx, { body }) => {
  if (body.termsVersion !== contract.termsVersion) throw new AppError('terms_changed')
  const { userId } = ctx.viewer
  const profile = await transaction(ctx.db, async (tx) => {
    const known = await lockOwnProfile(tx, userId)
    if (known === undefined) throw new AppError('not_authenticated')
    const step = contract.nextStep(viewOwnProfile(known))
    if (step === null) return viewOwnProfile(known)
    if (step !== 'terms') throw new AppError('onboarding_incomplete')
    const now = ctx.now()
    const accepted = {
      terms_accepted: true,
      terms_accepted_at: now,
      terms_version: body.termsVersion,
      onboarding_completed: true,
    }
    return changeOwnProfile(tx, userId, accepted, now)
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
  return profile
})
