import * as z from 'zod/mini'
import { cursor, nextCursor } from '../pages.ts'
import { route } from '../route.ts'
import { auditReason, wordsToPerson } from './audit.ts'
import { verificationStatuses } from './verifications.ts'

export const reviewsPerPage = 30

const decision = {
  status: z.enum(verificationStatuses),
  submissionDate: z.iso.datetime(),
  reviewDate: z.nullable(z.iso.datetime()),
  /** When the badge of an approved request was taken back; its status is then `rejected`. */
  revokedAt: z.nullable(z.iso.datetime()),
}

const listedReview = z.object({
  id: z.uuid(),
  ...decision,
  /** Both names of the person, such as 'Ana (Ana Lima)'. */
  name: z.string(),
  avatarUrl: z.string(),
  /** The verified name of somebody who has changed it, and is looked at again. */
  renamedFrom: z.nullable(z.string()),
})

export type ListedReview = z.infer<typeof listedReview>

const reviewedPerson = z.object({
  id: z.uuid(),
  fullName: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  avatarUrl: z.string(),
  verified: z.boolean(),
  bio: z.nullable(z.string()),
  professions: z.array(z.string()),
  otherProfession: z.nullable(z.string()),
  /** `null` if the person does not show it. */
  location: z.nullable(z.string()),
  memberSince: z.iso.datetime(),
  website: z.nullable(z.string()),
  social: z.object({
    instagram: z.optional(z.string()),
    youtube: z.optional(z.string()),
    spotify: z.optional(z.string()),
  }),
})

const verificationReview = z.object({
  ...listedReview.shape,
  credentials: z.string(),
  rejectionReason: z.nullable(z.string()),
  person: reviewedPerson,
  /** The person's other requests, the latest first. */
  others: z.array(
    z.object({
      id: z.uuid(),
      ...decision,
      credentials: z.string(),
      rejectionReason: z.nullable(z.string()),
    }),
  ),
  can: z.object({ decide: z.boolean(), revoke: z.boolean() }),
})

export type VerificationReview = z.infer<typeof verificationReview>

export const listVerificationReviews = route('listVerificationReviews', {
  method: 'GET',
  path: '/staff/verifications',
  access: 'moderator',
  summary: 'Verification requests: those that wait, the oldest first, or the latest decisions.',
  query: z.object({ tab: z.enum(['waiting', 'decided']), cursor }),
  output: z.object({ reviews: z.array(listedReview), nextCursor }),
  errors: [],
})

const params = z.object({ requestId: z.uuid() })

export const getVerificationReview = route('getVerificationReview', {
  method: 'GET',
  path: '/staff/verifications/:requestId',
  access: 'moderator',
  summary: 'A verification request, with the profile and the other requests of the person.',
  params,
  output: verificationReview,
  errors: ['request_not_found'],
})

export const approveVerification = route('approveVerification', {
  method: 'POST',
  path: '/staff/verifications/:requestId/approve',
  access: 'moderator',
  summary: 'Verifies the person under the name that was seen; refused if it is another one now.',
  params,
  body: z.object({ name: z.string(), reason: auditReason }),
  output: null,
  errors: ['request_not_found', 'request_decided', 'person_renamed', 'forbidden'],
})

export const rejectVerification = route('rejectVerification', {
  method: 'POST',
  path: '/staff/verifications/:requestId/reject',
  access: 'moderator',
  summary: 'Rejects a request; the person reads why, and may ask again.',
  params,
  body: z.object({ because: wordsToPerson, reason: auditReason }),
  output: null,
  errors: ['request_not_found', 'request_decided', 'forbidden'],
})

export const revokeVerification = route('revokeVerification', {
  method: 'POST',
  path: '/staff/people/:personId/revoke-verification',
  access: 'moderator',
  summary: 'Takes the badge back; the person reads why, and may ask again.',
  params: z.object({ personId: z.uuid() }),
  body: z.object({ because: wordsToPerson, reason: auditReason }),
  output: null,
  errors: ['person_not_found', 'not_verified', 'forbidden'],
})
