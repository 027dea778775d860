import * as z from 'zod/mini'
import { clientId } from '../pages.ts'
import { reportSubjects, type ReportSubject } from './report-subjects.ts'
import { route } from '../route.ts'
import { prose } from '../text.ts'

// These have their own file, because notices name them too.
export { reportSubjects, type ReportSubject } from './report-subjects.ts'

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
