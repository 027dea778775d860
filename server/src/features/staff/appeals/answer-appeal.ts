import * as contract from '@patchbay/contract/staff/appeals'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { requireBannable, unban } from '../people/public.ts'
import { findAppeal, setAnswer } from './appeals.store.ts'

/**
 * The person who banned may answer too, since there may be nobody else; the page says so. The
 * profile is locked first, then the ban, then the appeal, as when a ban is lifted without one.
 */
export const answerAppeal = action(
  contract.answerAppeal,
  async (ctx, { params: { appealId }, body: { decision, words, reason } }) => {
    const operator = await operatorOf(ctx, reason)
    const now = ctx.now()
    await transaction(ctx.db, async (tx) => {
      const appeal = await findAppeal(tx, ctx.viewer.userId, appealId, now)
      if (appeal === undefined) throw new AppError('appeal_not_found')
      await requireBannable(tx, ctx.viewer, appeal.user_id)
      // Read again after the lock: the ban may have been lifted or replaced meanwhile.
      const current = await findAppeal(tx, ctx.viewer.userId, appealId, now)
      if (current === undefined) throw new AppError('appeal_not_found')
      if (current.banned_at === null) throw new AppError('appeal_answered')
      const isLifted = decision === 'lift'
      const outcome = isLifted ? 'lifted' : 'declined'
      const content = await setAnswer(
        tx,
        appealId,
        { outcome, words, staffId: ctx.viewer.userId },
        now,
      )
      if (content === undefined) throw new AppError('appeal_answered')
      const details = { appeal: appealId, words }
      if (isLifted) await unban(tx, operator, appeal.user_id, { details, isNotified: true })
      else await record(tx, operator, 'decline-appeal', appeal.user_id, details)
      await postNotice(tx, appeal.user_id, 'appeal_answered', { isLifted, words, content })
    })
  },
)
