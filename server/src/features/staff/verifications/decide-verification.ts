import type { Database } from '../../../platform/db/database.ts'
import { record, type Operator } from '../audit/public.ts'
import { reviewRequest, type Verdict } from './review-request.ts'

/** Reviews a request and records it, in the caller's transaction. */
export async function decideVerification(
  tx: Database,
  operator: Operator,
  requestId: string,
  verdict: Verdict,
): ReturnType<typeof reviewRequest> {
  const done = await reviewRequest(tx, requestId, verdict)
  if (typeof done === 'string' || 'renamedTo' in done) return done
  const action = verdict.status === 'approved' ? 'approve-verification' : 'reject-verification'
  await record(tx, operator, action, done.userId, {
    request: requestId,
    ...('name' in verdict && { name: verdict.name }),
  })
  return done
}
