import type {
  ListedReview,
  VerificationReview,
} from '@patchbay/contract/staff/verification-reviews'
import { initialsUrl } from '../../accounts/avatars/public.ts'
import { badgeName } from './review-request.ts'
import { mayDecide } from './reviews.policy.ts'
import type { ListedReviewRow, ReviewRow } from './reviews.store.ts'

const avatarOf = (row: ListedReviewRow): string =>
  row.avatar_url ?? initialsUrl(row.display_name ?? row.full_name)

const viewDecision = (row: ListedReviewRow) => ({
  id: row.id,
  // A check constraint allows the contract's values only.
  status: row.status as ListedReview['status'],
  submissionDate: row.submission_date.toISOString(),
  reviewDate: row.review_date?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
})

export const viewListedReview = (row: ListedReviewRow): ListedReview => ({
  ...viewDecision(row),
  name: badgeName(row),
  avatarUrl: avatarOf(row),
  renamedFrom: row.renamed_from,
})

const viewTexts = (row: ReviewRow) => ({
  credentials: row.credentials,
  rejectionReason: row.rejection_reason,
})

export const viewReview = (
  row: ReviewRow,
  others: readonly ReviewRow[],
  viewerId: string,
): VerificationReview => ({
  ...viewListedReview(row),
  ...viewTexts(row),
  person: {
    id: row.user_id,
    fullName: row.full_name,
    displayName: row.display_name,
    avatarUrl: avatarOf(row),
    verified: row.verified,
    bio: row.bio,
    professions: row.professions,
    otherProfession: row.other_profession,
    location: row.location,
    memberSince: row.member_since.toISOString(),
    website: row.website,
    social: row.social as VerificationReview['person']['social'],
  },
  others: others.map((other) => ({ ...viewDecision(other), ...viewTexts(other) })),
  can: {
    decide: row.status === 'pending' && mayDecide(viewerId, row.user_id),
    revoke: row.verified && mayDecide(viewerId, row.user_id),
  },
})
