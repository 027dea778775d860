import type { Database } from '../../../platform/db/database.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { changeOwnProfile, lockOwnProfile } from '../../accounts/profiles/public.ts'
import { findRequest, setReview } from './verifications.store.ts'

export type Verdict =
  | { readonly status: 'approved' }
  | { readonly status: 'rejected'; readonly because: string }

/**
 * Runs in the reviewer's transaction; the person is notified by mail and in the app. Returns the
 * person of the request, or why there is nothing to review.
 */
export async function reviewRequest(
  tx: Database,
  requestId: string,
  verdict: Verdict,
): Promise<{ readonly userId: string } | 'missing' | 'reviewed'> {
  const request = await findRequest(tx, requestId)
  if (request === undefined) return 'missing'
  const { user_id: userId } = request
  const now = new Date()
  // Locks the person before the request, as everywhere, to avoid a deadlock.
  await lockOwnProfile(tx, userId)
  const rejectionReason = verdict.status === 'rejected' ? verdict.because : null
  if (!(await setReview(tx, requestId, { status: verdict.status, rejectionReason, now })))
    return 'reviewed'
  if (verdict.status === 'approved') {
    await changeOwnProfile(tx, userId, { verified: true }, now)
    await postNotice(tx, userId, 'verification_approved', {})
  } else await postNotice(tx, userId, 'verification_rejected', { because: verdict.because })
  const notice = { kind: 'verification_decided', verificationId: requestId } as const
  await writeNotices(tx, [userId], notice, now)
  return { userId }
}
