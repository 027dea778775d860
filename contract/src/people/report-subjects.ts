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
