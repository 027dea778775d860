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

export interface ListedReport {
  readonly id: string
  readonly reporter_id: string
  readonly reported_id: string
  /** The current name; `null` if the account is deleted. */
  readonly reported_name: string | null
  readonly subject_type: string
  readonly subject_id: string
  readonly reason: string
  /** Every open report has one; a resolved one loses it after a while. */
  readonly snapshot: object | null
  readonly created_at: Date
  /** Null while it is open. */
  readonly resolution: string | null
  /** How many other people have reported the same object, resolved or not. */
  readonly others: number
}

const listed = `
  select r.id, r.reporter_id, r.reported_id, coalesce(p.display_name, p.full_name) as reported_name,
    r.subject_type, r.subject_id, r.reason, r.snapshot, r.created_at, r.resolution, (
      select count(distinct other.reporter_id)::integer from user_reports other
      where other.reported_id = r.reported_id and other.reporter_id <> r.reporter_id
        and other.subject_type = r.subject_type and other.subject_id = r.subject_id) as others
  from user_reports r join user_profiles p on p.id = r.reported_id`

const selectOpen = statement<ListedReport, [limit: number]>(
  `${listed} where r.status = 'open' order by r.id limit $1`,
)

/** Unresolved reports, the oldest first. */
export const listOpenReports = (db: Database, limit: number): Promise<readonly ListedReport[]> =>
  selectOpen(db, [limit])

const selectQuoted = statement<ListedReport & { readonly snapshot: object }, [limit: number]>(
  `${listed} where r.status = 'resolved' and r.snapshot is not null
  order by r.resolved_at desc limit $1`,
)

/** Resolved reports that still quote what was reported, the newest decision first. */
export const listQuotedReports = (db: Database, limit: number): Promise<readonly ListedReport[]> =>
  selectQuoted(db, [limit])

export interface ResolvedReport {
  readonly reported_id: string
  readonly subject_type: string
  readonly subject_id: string
}

const resolve = statement<
  ResolvedReport & Record<string, unknown>,
  [reportId: string, resolution: string, now: Date]
>(
  `update user_reports r set status = 'resolved', resolution = $2, resolved_at = $3,
    snapshot = case when p.deleted_at is null and not exists (
      select 1 from user_profiles author
      where author.id = (r.snapshot ->> 'authorId')::uuid and author.deleted_at is not null
    ) then r.snapshot end
  from user_profiles p
  where r.id = $1 and r.status = 'open' and p.id = r.reported_id
  returning r.reported_id, r.subject_type, r.subject_id`,
)

/**
 * The snapshot stays for a while, because the reported person may dispute the decision; a deleted
 * account disputes nothing. Undefined if there is no such report, or it was resolved before.
 */
export async function setResolution(
  tx: Database,
  reportId: string,
  resolution: string,
  now: Date,
): Promise<ResolvedReport | undefined> {
  const [row] = await resolve(tx, [reportId, resolution, now])
  return row
}

const forgetBefore = statement<never, [resolvedBefore: Date]>(
  `update user_reports set snapshot = null
  where status = 'resolved' and snapshot is not null and resolved_at < $1`,
)

/** Deletes what reports quote that were resolved before that time. */
export async function forgetQuotesBefore(db: Database, resolvedBefore: Date): Promise<void> {
  await forgetBefore(db, [resolvedBefore])
}

const erasures = [
  `update user_reports set assignee_id = null where assignee_id = $1`,
  `delete from user_reports where reporter_id = $1`,
  `update user_reports set snapshot = null
  where status = 'resolved' and snapshot is not null
    and (reported_id = $1 or snapshot ->> 'authorId' = $1::text)`,
].map((text) => statement<never, [userId: string]>(text))

/**
 * For a deleted account: deletes its own reports, and what resolved ones quote of it. Open reports of
 * others about the person stay, and lose their snapshot when they are resolved.
 */
export async function eraseReportsOf(tx: Database, userId: string): Promise<void> {
  for (const erase of erasures) await erase(tx, [userId])
}

/**
 * In SQL: whether the report is about this person, who must not decide about it. A community may
 * have passed on to them since it was reported.
 */
export const concerns = (report: string, personId: string): string => `
  (${report}.reported_id = ${personId} or (${report}.subject_type = 'community' and exists (
    select 1 from communities led
    where led.id = ${report}.subject_id and led.leader_id = ${personId})))`
