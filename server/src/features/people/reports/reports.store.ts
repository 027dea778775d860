import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

export interface NewReport {
  readonly reporterId: string
  readonly reportedId: string
  readonly clientId: string
  readonly subject: { readonly type: ReportSubject; readonly id: string }
  readonly reason: string
  readonly snapshot: object
  readonly now: Date
}

/** Undefined if the person has an open report of the same object, or has sent this one before. */
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

/** The report that the same form has sent before, if its answer was lost. */
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

/** Corrections sent with a repeated request are stored, until the report is resolved. */
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
  /** The current name; `null` if the account is deleted. */
  readonly reported_name: string | null
  readonly subject_type: string
  readonly subject_id: string
  readonly reason: string
  /** Every open report has one, but the table does not require it. */
  readonly snapshot: object | null
  readonly created_at: Date
  /** How many other people have reported the same object, resolved or not. */
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

/** Unresolved reports, the oldest first. */
export const listOpenReports = (db: Database, limit: number): Promise<readonly OpenReport[]> =>
  selectOpen(db, [limit])

export interface ResolvedReport {
  readonly reported_id: string
  readonly subject_type: string
  readonly subject_id: string
}

/** Also deletes the snapshot; undefined if there is no such report, or it was resolved before. */
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
 * For a deleted account: deletes its own reports. Reports of others about the person stay, and lose
 * their snapshot when they are resolved.
 */
export async function deleteReportsBy(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('user_reports').where('reporter_id', '=', userId).execute()
}
