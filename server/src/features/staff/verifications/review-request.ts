import type { Database } from '../../../platform/db/database.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { changeOwnProfile, lockOwnProfile } from '../../accounts/profiles/public.ts'
import { findRequest, setReview } from './verifications.store.ts'

export type Verdict =
  | { readonly status: 'approved'; readonly name: string }
  | { readonly status: 'rejected'; readonly because: string }

interface Names {
  readonly display_name: string | null
  readonly full_name: string | null
}

/** Both names that the badge would stand beside. */
export function badgeName({ display_name: shown, full_name: full }: Names): string {
  if (shown === null || shown === full) return full ?? '-'
  return full === null ? shown : `${shown} (${full})`
}

/**
 * An approval is for the name that the reviewer saw, and refused if the person has another one now.
 * Runs in the reviewer's transaction; the person is notified by mail and in the app. Returns the
 * person of the request, or why there is nothing to review.
 */
export async function reviewRequest(
  tx: Database,
  requestId: string,
  verdict: Verdict,
): Promise<{ readonly userId: string } | { readonly renamedTo: string } | 'missing' | 'reviewed'> {
  const request = await findRequest(tx, requestId)
  if (request === undefined) return 'missing'
  const { user_id: userId } = request
  const now = new Date()
  // Locks the person before the request, as everywhere, to avoid a deadlock.
  const profile = await lockOwnProfile(tx, userId)
  const renamedTo = profile && badgeName(profile)
  if (verdict.status === 'approved' && renamedTo !== undefined && renamedTo !== verdict.name)
    return { renamedTo }
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
