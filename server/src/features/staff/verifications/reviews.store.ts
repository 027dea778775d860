import { reviewsPerPage } from '@patchbay/contract/staff/verification-reviews'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface ListedReviewRow {
  readonly id: string
  readonly user_id: string
  readonly status: string
  readonly submission_date: Date
  readonly review_date: Date | null
  readonly revoked_at: Date | null
  readonly renamed_from: string | null
  readonly display_name: string | null
  readonly full_name: string | null
  readonly avatar_url: string | null
}

export interface ReviewCursor {
  readonly at: Date
  readonly id: string
}

const listed = `r.id, r.user_id, r.status, r.submission_date, r.review_date, r.revoked_at,
  r.renamed_from, p.display_name, p.full_name, p.avatar_url`
const withPerson = 'from verification_requests r join user_profiles p on p.id = r.user_id'

const selectWaiting = statement<ListedReviewRow, [at: Date, id: string]>(
  `select ${listed} ${withPerson}
  where r.status = 'pending' and (r.submission_date, r.id) > ($1, $2)
  order by r.submission_date, r.id limit ${reviewsPerPage + 1}`,
)
const selectDecided = statement<ListedReviewRow, [at: Date, id: string]>(
  `select ${listed} ${withPerson}
  where r.status <> 'pending' and (r.review_date, r.id) < ($1, $2)
  order by r.review_date desc, r.id desc limit ${reviewsPerPage + 1}`,
)

const first = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
const last = {
  at: new Date('9999-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

export function listReviews(
  db: Database,
  tab: 'waiting' | 'decided',
  place: ReviewCursor | undefined,
): Promise<readonly ListedReviewRow[]> {
  const { at, id } = place ?? (tab === 'waiting' ? first : last)
  return (tab === 'waiting' ? selectWaiting : selectDecided)(db, [at, id])
}

export interface ReviewRow extends ListedReviewRow {
  readonly credentials: string
  readonly rejection_reason: string | null
  readonly verified: boolean
  readonly bio: string | null
  readonly professions: string[]
  readonly other_profession: string | null
  readonly location: string | null
  readonly member_since: Date
  readonly website: string | null
  readonly social: unknown
}

/** All requests of the person whose request this is, the latest first. */
const selectReviews = statement<ReviewRow, [requestId: string]>(
  `select ${listed}, r.credentials, r.rejection_reason, p.verified, p.bio, p.professions,
    p.other_profession, case when p.location_enabled then p.location end as location,
    p.created_at as member_since, p.website, p.social
  ${withPerson}
  where r.user_id = (select user_id from verification_requests where id = $1)
  order by r.version desc`,
)

export const listReviewsBeside = (db: Database, requestId: string): Promise<readonly ReviewRow[]> =>
  selectReviews(db, [requestId])
