import * as contract from '@patchbay/contract/staff/received-feedback'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postMail, postNotice } from '../../accounts/mails/public.ts'
import { operatorOf, record, type Operator } from '../audit/public.ts'
import { findFeedback, setAnswer } from './feedback.store.ts'

export const answerFeedback = action(
  contract.answerFeedback,
  async (ctx, { params: { feedbackId }, body: { answer, reason } }) => {
    if ((await findFeedback(ctx.db, feedbackId)) === undefined)
      throw new AppError('request_not_found')
    const operator = await operatorOf(ctx, reason)
    await transaction(ctx.db, async (tx) => {
      const done = await sendAnswer(tx, operator, feedbackId, answer)
      if (done === 'missing') throw new AppError('request_decided')
      if (done === 'no_address') throw new AppError('no_address')
    })
  },
)

/**
 * Must run in the caller's transaction. The answer is sent by mail, so it needs an address. Returns
 * the author of the feedback, or the reason why it cannot be answered.
 */
export async function sendAnswer(
  tx: Database,
  operator: Operator,
  feedbackId: string,
  answer: string,
): Promise<{ readonly userId: string } | 'missing' | 'no_address'> {
  const answered = await setAnswer(tx, feedbackId, answer, new Date())
  if (answered === undefined) return 'missing'
  const { userId, type, content, replyTo } = answered
  const data = { type, content, answer }
  if (replyTo !== null)
    await postMail(tx, { to: replyTo, userId, template: 'feedback_answered', data })
  else if (!(await postNotice(tx, userId, 'feedback_answered', data))) return 'no_address'
  await record(tx, operator, 'answer-feedback', userId, { feedback: feedbackId })
  return { userId }
}
