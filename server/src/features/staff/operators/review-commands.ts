import { transaction, type Database } from '../../../platform/db/database.ts'
import { sendAnswer } from '../feedback/public.ts'
import { decideVerification, type Verdict } from '../verifications/public.ts'
import type { Operator } from '../audit/public.ts'
import { CommandError } from './command-error.ts'
import { requireId } from './require-id.ts'

export { listOpenFeedback } from '../feedback/public.ts'
export { badgeName, listPendingRequests } from '../verifications/public.ts'

/** The maximum length of a text for the person. */
const longest = 2_000

/** Verifies the person under the name that was listed. Returns the person of the request. */
export function approveVerification(
  db: Database,
  operator: Operator,
  requestId: string,
  name: string,
): Promise<string> {
  return review(db, operator, requestId, { status: 'approved', name })
}

/** The person gets the reason and may ask again. Returns the person of the request. */
export async function rejectVerification(
  db: Database,
  operator: Operator,
  requestId: string,
  because: string,
): Promise<string> {
  return review(db, operator, requestId, { status: 'rejected', because: said(because) })
}

async function review(
  db: Database,
  operator: Operator,
  requestId: string,
  verdict: Verdict,
): Promise<string> {
  requireId(requestId, 'A request', 'verifications')
  return transaction(db, async (tx) => {
    const done = await decideVerification(tx, operator, requestId, verdict)
    if (done === 'missing') throw new CommandError(`There is no request ${requestId}.`)
    if (done === 'reviewed') throw new CommandError('That request has been reviewed already.')
    if ('renamedTo' in done)
      throw new CommandError(
        `The person is called ${done.renamedTo}: look at the request again, and give that --name.`,
      )
    return done.userId
  })
}

/** Answers by mail to the sender. Returns the sender. */
export async function answerFeedback(
  db: Database,
  operator: Operator,
  feedbackId: string,
  words: string,
): Promise<string> {
  requireId(feedbackId, 'Feedback', 'feedback')
  return transaction(db, async (tx) => {
    const done = await sendAnswer(tx, operator, feedbackId, said(words))
    if (done === 'missing')
      throw new CommandError(`There is no feedback ${feedbackId}, or it is answered already.`)
    if (done === 'no_address')
      throw new CommandError('That person has no address that mail can be sent to.')
    return done.userId
  })
}

function said(words: string): string {
  const text = words.trim()
  if (text === '' || text.length > longest)
    throw new CommandError(`What the person reads must have 1 to ${longest} characters.`)
  return text
}
