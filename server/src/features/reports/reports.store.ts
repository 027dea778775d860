import type { ReportSubject } from '@patchbay/contract/reports'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { statement } from '../../platform/db/statement.ts'
import { newId } from '../../platform/ids.ts'

export interface NewReport {
  readonly reporterId: string
  readonly reportedId: string
  readonly clientId: string
  readonly subject: { readonly type: ReportSubject; readonly id: string }
  readonly reason: string
  readonly snapshot: object
  readonly now: Date
}

/** Undefined where the person has an open report of the same thing, or has sent this one before. */
export async function insertReport(tx: Database, report: NewReport): Promise<string | undefined> {
  const made = await query(tx)
    .insertInto('user_reports')
    .values({
      id: newId(),
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      client_id: report.clientId,
      subject_type: report.subject.type,
      subject_id: report.subject.id,
      reason: report.reason,
      snapshot: JSON.stringify(report.snapshot),
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export interface SentReport {
  readonly id: string
  readonly subject_type: string
  readonly subject_id: string
}

/** What the same form has sent before, whose answer got lost. */
export async function findSentReport(
  tx: Database,
  reporterId: string,
  clientId: string,
): Promise<SentReport | undefined> {
  return query(tx)
    .selectFrom('user_reports')
    .select(['id', 'subject_type', 'subject_id'])
    .where('reporter_id', '=', reporterId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** What was corrected before it was sent again counts, until somebody has looked at it. */
export async function correctReason(tx: Database, reportId: string, reason: string): Promise<void> {
  await query(tx)
    .updateTable('user_reports')
    .set({ reason })
    .where('id', '=', reportId)
    .where('status', '=', 'open')
    .execute()
}

export interface OpenReport {
  readonly id: string
  readonly reporter_id: string
  readonly reported_id: string
  /** As they call themselves now; `null` where they are gone. */
  readonly reported_name: string | null
  readonly subject_type: string
  readonly subject_id: string
  readonly reason: string
  readonly snapshot: object
  readonly created_at: Date
  /** How many others have reported the same, looked at or not. */
  readonly others: number
}

const selectOpen = statement<OpenReport, [limit: number]>(
  `select r.id, r.reporter_id, r.reported_id, coalesce(p.display_name, p.full_name) as reported_name,
    r.subject_type, r.subject_id, r.reason, r.snapshot, r.created_at, (
      select count(distinct other.reporter_id)::integer from user_reports other
      where other.reported_id = r.reported_id and other.reporter_id <> r.reporter_id
        and other.subject_type = r.subject_type and other.subject_id = r.subject_id) as others
  from user_reports r join user_profiles p on p.id = r.reported_id
  where r.status = 'open' order by r.id limit $1`,
)

/** What nobody has looked at, the oldest first. */
export const listOpenReports = (db: Database, limit: number): Promise<readonly OpenReport[]> =>
  selectOpen(db, [limit])

export interface ResolvedReport {
  readonly reported_id: string
  readonly subject_type: string
  readonly subject_id: string
}

/** With it goes what was said; undefined where there is none, or it has been resolved before. */
export async function setResolution(
  tx: Database,
  reportId: string,
  resolution: string,
  now: Date,
): Promise<ResolvedReport | undefined> {
  return query(tx)
    .updateTable('user_reports')
    .set({ status: 'resolved', resolution, resolved_at: now, snapshot: null })
    .where('id', '=', reportId)
    .where('status', '=', 'open')
    .returning(['reported_id', 'subject_type', 'subject_id'])
    .executeTakeFirst()
}

/**
 * Of somebody who deletes their account: what they have reported. What others have reported about
 * them stays, and what it quotes goes when it is resolved.
 */
export async function deleteReportsBy(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('user_reports').where('reporter_id', '=', userId).execute()
}
