import * as contract from '@patchbay/contract/staff/received-feedback'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf, record } from '../audit/public.ts'
import { findFeedback, setAnswer } from './feedback.store.ts'

/** For what needs no answer, and for people whom no mail reaches. */
export const closeFeedback = action(
  contract.closeFeedback,
  async (ctx, { params: { feedbackId }, body: { reason } }) => {
    if ((await findFeedback(ctx.db, feedbackId)) === undefined)
      throw new AppError('request_not_found')
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      const closed = await setAnswer(tx, feedbackId, null, ctx.now())
      if (closed === undefined) throw new AppError('request_decided')
      await record(tx, operator, 'close-feedback', closed.userId, { feedback: feedbackId })
    })
  },
)
