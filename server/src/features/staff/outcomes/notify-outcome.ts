import type { NotifiedOutcome } from '@patchbay/contract/notices/notices'
import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { ReportOutcome } from '@patchbay/contract/staff/reports'
import type { Database } from '../../../platform/db/database.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'

// Everybody is notified by mail and in the app: not everybody has an address. Each returns who was notified,
// for `announceNotices` after the commit.

type Notified = Promise<readonly string[]>

const notifiedAs = {
  dismissed: 'dismissed',
  removed: 'acted',
  warned: 'acted',
  banned: 'acted',
  closed: 'acted',
  resolved: 'settled',
} as const satisfies Record<ReportOutcome, NotifiedOutcome>

/** Never says what was done to whom. */
export async function notifyReporter(
  tx: Database,
  reporterId: string,
  outcome: ReportOutcome,
  subject: ReportSubject,
  now: Date,
): Notified {
  await postNotice(tx, reporterId, 'report_decided', { outcome })
  const data = { outcome: notifiedAs[outcome], subject }
  return writeNotices(tx, [reporterId], { kind: 'report_decided', data }, now)
}

export async function notifyWarned(
  tx: Database,
  personId: string,
  words: string,
  now: Date,
): Notified {
  await postNotice(tx, personId, 'warned', { words })
  return writeNotices(tx, [personId], { kind: 'warned', data: { words } }, now)
}

export async function notifyRemoved(
  tx: Database,
  personId: string,
  { subject, words }: { readonly subject: ReportSubject; readonly words: string },
  now: Date,
): Notified {
  await postNotice(tx, personId, 'content_removed', { what: subject, because: words })
  return writeNotices(tx, [personId], { kind: 'content_removed', data: { subject, words } }, now)
}

export async function notifyRestored(
  tx: Database,
  personId: string,
  subject: ReportSubject,
  now: Date,
): Notified {
  await postNotice(tx, personId, 'content_restored', { what: subject })
  return writeNotices(tx, [personId], { kind: 'content_restored', data: { subject } }, now)
}
