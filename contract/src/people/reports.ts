import * as z from 'zod/mini'
import { clientId } from '../pages.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'

/** What can be reported. */
export const reportSubjects = [
  'person',
  'post',
  'reply',
  'event',
  'comment',
  'message',
  'listing',
  'community',
] as const
export type ReportSubject = (typeof reportSubjects)[number]

/**
 * What staff can take away, and bring back. A person is banned instead, and a community is deleted
 * for good.
 */
export type RemovableSubject = Exclude<ReportSubject, 'person' | 'community'>

export const reportReasonLength = 2000

export const createReport = route('createReport', {
  method: 'POST',
  path: '/reports',
  access: 'onboarded',
  summary: 'Reports somebody, or what they wrote; once, as long as it has not been looked at.',
  body: z.object({
    clientId,
    subject: z.object({ type: z.enum(reportSubjects), id: z.uuid() }),
    reason: prose({ min: 1, max: reportReasonLength }),
  }),
  output: z.object({ id: z.uuid() }),
  errors: ['subject_not_found', 'already_reported', 'forbidden'],
})
