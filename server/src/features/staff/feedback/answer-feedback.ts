import type { Database } from '../../../platform/db/database.ts'
import { postMail, postNotice } from '../../accounts/mails/public.ts'
import { setAnswer } from './feedback.store.ts'

/**
 * Must run in the caller's transaction. The answer is sent by mail, so it needs an address. Returns
 * the author of the feedback, or the reason why it cannot be answered.
 */
export async function answerFeedback(
  tx: Database,
  feedbackId: string,
  answer: string,
): Promise<{ readonly userId: string } | 'missing' | 'no_address'> {
  const answered = await setAnswer(tx, feedbackId, answer, new Date())
  if (answered === undefined) return 'missing'
  const { userId, type, content, replyTo } = answered
  const data = { type, content, answer }
  if (replyTo !== null) {
    await postMail(tx, { to: replyTo, userId, template: 'feedback_answered', data })
    return { userId }
  }
  const posted = await postNotice(tx, userId, 'feedback_answered', data)
  return posted ? { userId } : 'no_address'
}
