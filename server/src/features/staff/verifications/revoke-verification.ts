import * as contract from '@patchbay/contract/staff/verification-reviews'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { changeOwnProfile, lockOwnProfile } from '../../accounts/profiles/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { announceVerification } from './approve-verification.ts'
import { mayDecide } from './reviews.policy.ts'
import { revokeRequestOf } from './verifications.store.ts'

export const revokeVerification = action(
  contract.revokeVerification,
  async (ctx, { params: { personId }, body: { because, reason } }) => {
    if (!mayDecide(ctx.viewer.userId, personId)) throw new AppError('forbidden')
    const operator = await operatorOf(ctx, reason)
    const now = ctx.now()
    await transaction(ctx.db, async (tx) => {
      // Locks the person before the request, as everywhere, to avoid a deadlock.
      const profile = await lockOwnProfile(tx, personId)
      if (profile === undefined) throw new AppError('person_not_found')
      if (!profile.verified) throw new AppError('not_verified')
      const request = await revokeRequestOf(tx, personId, because, now)
      await changeOwnProfile(tx, personId, { verified: false }, now)
      await postNotice(tx, personId, 'verification_revoked', { because })
      if (request !== undefined)
        await writeNotices(
          tx,
          [personId],
          { kind: 'verification_decided', verificationId: request },
          now,
        )
      await record(tx, operator, 'revoke-verification', personId, { request: request ?? null })
    })
    announceVerification(ctx, personId)
  },
)
