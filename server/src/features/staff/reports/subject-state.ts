import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { ReportDetail } from '@patchbay/contract/staff/reports'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { findRemovalOf } from '../../content/removals/public.ts'
import type { Reportables } from '../../people/reports/public.ts'
import { mayReadSubject } from './reports.policy.ts'
import type { ReportDetailRow } from './staff-reports.store.ts'

/** Somebody without any rights of their own but to be the reporter. */
const asReporter = (userId: string): Viewer => ({
  userId,
  sessionId: '',
  bearer: false,
  provider: 'email',
  confirmedAt: new Date(0),
  role: 'user',
  onboarded: true,
  secondFactorAt: null,
  since: new Date(0),
})

/** What a ban can hide. */
const hiddenSubjects = new Set<ReportSubject>(['post', 'reply', 'comment', 'event'])

type Snapshot = Readonly<Record<string, unknown>>

/** Reports of before know the names of files without their ids, and no pictures of people. */
function asKnownTo(before: Snapshot | null, { picture, files, ...current }: Snapshot): Snapshot {
  const isOld = Array.isArray(before?.['files']) && typeof before['files'][0] === 'string'
  const known = isOld ? (files as { name: string }[]).map(({ name }) => name) : files
  return {
    ...current,
    ...(files !== undefined && { files: known }),
    ...(before !== null && 'picture' in before && { picture }),
  }
}

/**
 * What has become of it, read as the reporter: staff see no more of private words than who reported
 * them does.
 */
export async function readState(
  db: Database,
  reportables: Reportables,
  report: ReportDetailRow,
): Promise<ReportDetail['state']> {
  const { subject_type: type, subject_id: id } = report
  const removed = await findRemovalOf(db, { type, id })
  if (removed !== undefined) {
    const { removed_at: removedAt, expires_at: expiresAt } = removed
    const times = { removedAt: removedAt.toISOString(), expiresAt: expiresAt.toISOString() }
    return { kind: 'removed', current: null, removal: { id: removed.id, ...times } }
  }
  const isHidden = report.is_hidden && hiddenSubjects.has(type)
  if (isHidden) return { kind: 'hidden', current: null, removal: null }
  const found = await reportables[type](db, asReporter(report.reporter_id), id)
  if (found === undefined || !found.allowed) return { kind: 'gone', current: null, removal: null }
  if (!mayReadSubject(report)) return { kind: 'unchanged', current: null, removal: null }
  // The stored form has no undefined values, and times are text.
  const current = JSON.parse(JSON.stringify(found.snapshot)) as Snapshot
  const isSame = isDeepStrictEqual(asKnownTo(report.snapshot, current), report.snapshot)
  return { kind: isSame ? 'unchanged' : 'changed', current: isSame ? null : current, removal: null }
}
