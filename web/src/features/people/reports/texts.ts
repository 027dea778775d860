import type { ReportSubject } from '@patchbay/contract/people/reports'

const titles: Readonly<Record<ReportSubject, (name: string) => string>> = {
  person: (name) => `Report ${name}`,
  post: (name) => `Report the post of ${name}`,
  reply: (name) => `Report the reply of ${name}`,
  event: (name) => `Report the event of ${name}`,
  comment: (name) => `Report the comment of ${name}`,
  message: (name) => `Report the message of ${name}`,
  listing: (name) => `Report the listing of ${name}`,
  community: (name) => `Report ${name}`,
}

/** Texts on the page, before the form is loaded. */
export const reportTexts = {
  report: 'Report',
  of: (type: ReportSubject, name: string) => titles[type](name),
  signIn: 'Please sign in to report users',
} as const
