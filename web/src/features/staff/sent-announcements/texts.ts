import { dateFormat } from '../../../platform/time/formats.ts'

const stamp = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

export const announcementTexts = {
  page: 'Announcement',
  hint: 'Everybody who is signed in sees it above the page until they dismiss it, or it ends.',
  loading: 'Loading the announcement…',
  notLoaded: 'The announcement could not be loaded.',
  empty: 'Nothing is announced.',
  create: 'New announcement',
  sending: 'Sending…',
  text: 'Text',
  link: 'Link',
  linkHint: 'Begin it with https:// or a single /',
  endsAt: 'Shown until',
  byMail: 'Send it by mail too',
  byMailHint: 'To every member with a proven address.',
  until: (iso: string): string => `Shown until ${stamp(iso)}`,
  mailed: (count: number, isDone: boolean): string =>
    isDone ? `${count} mails sent` : `${count} mails so far`,
  end: 'End it now',
  ending: 'Ending…',
  endBody: 'It disappears from all pages within a minute. Mails that are not written are not sent.',
  running: 'End the announcement that is shown first.',
} as const
