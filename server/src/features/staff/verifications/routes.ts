import { approveVerification, rejectVerification } from './approve-verification.ts'
import { getVerification } from './get-verification.ts'
import { getVerificationReview, listVerificationReviews } from './list-verification-reviews.ts'
import { requestVerification } from './request-verification.ts'
import { revokeVerification } from './revoke-verification.ts'

export const verificationRoutes = [
  getVerification,
  requestVerification,
  listVerificationReviews,
  getVerificationReview,
  approveVerification,
  rejectVerification,
  revokeVerification,
]
