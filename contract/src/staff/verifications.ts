import * as z from 'zod/mini'
import { route } from '../route.ts'
import { prose } from '../text.ts'

export const verificationStatuses = ['pending', 'approved', 'rejected'] as const

/** A person's own request; only that person receives it. */
export const verificationRequest = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  credentials: z.string(),
  status: z.enum(verificationStatuses),
  submissionDate: z.iso.datetime(),
  reviewDate: z.nullable(z.iso.datetime()),
  /** The reviewer's message to the person; optional, and only with a rejection. */
  rejectionReason: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /**
   * Rises with every change to any request of the person, so that the newer of two copies is known.
   */
  version: z.int(),
})

export type VerificationRequest = z.infer<typeof verificationRequest>

/** In characters: long enough to be judged, but not a life story. */
export const credentialsLength = { min: 20, max: 2000 } as const

export const credentials = prose({
  ...credentialsLength,
  tooShort: `Use at least ${credentialsLength.min} characters`,
})

export const getVerification = route('getVerification', {
  method: 'GET',
  path: '/verification',
  access: 'member',
  summary: 'One’s own latest verification request; `null` where there is none.',
  output: z.object({ request: z.nullable(verificationRequest) }),
  errors: [],
})

export const requestVerification = route('requestVerification', {
  method: 'POST',
  path: '/verification',
  access: 'member',
  summary: 'Asks to be verified. One request at a time; another only after a rejection.',
  body: z.object({ credentials }),
  output: verificationRequest,
  errors: ['verification_pending', 'already_verified'],
})
