import type { VerificationRequest } from '@patchbay/contract/staff/verifications'
import type { VerificationRow } from './verifications.store.ts'

export const viewRequest = (row: VerificationRow): VerificationRequest => ({
  id: row.id,
  userId: row.user_id,
  credentials: row.credentials,
  // A check constraint allows the contract's values only.
  status: row.status as VerificationRequest['status'],
  submissionDate: row.submission_date.toISOString(),
  reviewDate: row.review_date?.toISOString() ?? null,
  rejectionReason: row.rejection_reason,
  createdAt: row.created_at.toISOString(),
  version: Number(row.version),
})
