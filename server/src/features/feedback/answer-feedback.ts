import type { Database } from '../../platform/db/database.ts'
import { postNotice } from '../mails/public.ts'
import { setAnswer } from './feedback.store.ts'

/**
 * In the transaction of whoever answers: the answer goes by mail, and without an address there is
 * none. Returns whose feedback it was, or why it cannot be answered.
 */
export async function answerFeedback(
  tx: Database,
  feedbackId: string,
  answer: string,
): Promise<{ readonly userId: string } | 'missing' | 'no_address'> {
  const answered = await setAnswer(tx, feedbackId, answer, new Date())
  if (answered === undefined) return 'missing'
  const { userId, type, content } = answered
  const posted = await postNotice(tx, userId, 'feedback_answered', { type, content, answer })
  return posted ? { userId } : 'no_address'
}
