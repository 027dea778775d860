import { mostOthers, reportsPerPage, type ReportOutcome } from '@patchbay/contract/staff/reports'
import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { concerns } from '../../people/reports/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'

export interface StaffReportRow {
  readonly id: string
  readonly created_at: Date
  readonly subject_type: ReportSubject
  readonly subject_id: string
  readonly reported_id: string
  readonly reported_name: string | null
  readonly reporter_id: string
  readonly reporter_name: string | null
  readonly reason: string
  readonly status: 'open' | 'resolved'
  readonly outcome: ReportOutcome | null
  readonly assignee_id: string | null
  readonly assignee_name: string | null
  readonly resolved_at: Date | null
  readonly others: number
}

const name = (alias: string): string => `coalesce(${alias}.display_name, ${alias}.full_name)`

/** Nobody decides about themselves: reports about the viewer, `$1`, are not there for them. */
const columns = `
  r.id, r.created_at, r.subject_type, r.subject_id, r.reported_id,
  ${name('reported')} as reported_name, r.reporter_id, ${name('reporter')} as reporter_name,
  r.reason, r.status, r.outcome, r.assignee_id, ${name('assignee')} as assignee_name,
  r.resolved_at, (
    select count(*)::integer from (
      select distinct other.reporter_id from user_reports other
      where other.subject_type = r.subject_type and other.subject_id = r.subject_id
        and other.reporter_id <> r.reporter_id limit ${mostOthers}) counted) as others`

const joined = `
  join user_profiles reported on reported.id = r.reported_id
  join user_profiles reporter on reporter.id = r.reporter_id
  left join user_profiles assignee on assignee.id = r.assignee_id`

export const openReportsText = `
  select ${columns} from user_reports r ${joined}
  where r.status = 'open' and r.id > $2 and not ${concerns('r', '$1')}
  order by r.id limit ${reportsPerPage + 1}`

export const resolvedReportsText = `
  select ${columns} from user_reports r ${joined}
  where r.status = 'resolved' and (r.resolved_at, r.id) < ($2, $3) and not ${concerns('r', '$1')}
  order by r.resolved_at desc, r.id desc limit ${reportsPerPage + 1}`

const open = statement<StaffReportRow, [viewerId: string, after: string]>(openReportsText)
const resolved = statement<StaffReportRow, [viewerId: string, at: Date, id: string]>(
  resolvedReportsText,
)

const lowestId = '00000000-0000-0000-0000-000000000000'
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const farAway = new Date('9999-01-01T00:00:00Z')

export const listOpen = (db: Database, viewerId: string, after: string = lowestId) =>
  open(db, [viewerId, after])

export const listResolved = (
  db: Database,
  viewerId: string,
  { at, id }: { readonly at: Date; readonly id: string } = { at: farAway, id: highestId },
) => resolved(db, [viewerId, at, id])

export interface ReportDetailRow extends StaffReportRow {
  readonly snapshot: Readonly<Record<string, unknown>> | null
  readonly resolution: string | null
  readonly resolved_by: string | null
  readonly resolver_name: string | null
  readonly reported_role: string
  /** A ban hides what the reported person wrote. */
  readonly is_hidden: boolean
  /** It is about a community that nobody has closed. */
  readonly can_close: boolean
  /** The current picture of the person or the community that was reported. */
  readonly picture_now: string | null
}

const selectReport = statement<ReportDetailRow, [viewerId: string, reportId: string]>(
  `select ${columns}, r.snapshot, r.resolution, r.resolved_by, ${name('resolver')} as resolver_name,
    reported.role as reported_role, ${isContentHidden('r.reported_id')} as is_hidden, r.subject_type = 'community' and exists (
      select 1 from communities c where c.id = r.subject_id and c.closed_at is null) as can_close,
    case r.subject_type when 'person' then reported.avatar_url when 'community' then (
      select c.cover_image from communities c where c.id = r.subject_id) end as picture_now
  from user_reports r ${joined} left join user_profiles resolver on resolver.id = r.resolved_by
  where r.id = $2 and not ${concerns('r', '$1')}`,
)

export async function findStaffReport(
  db: Database,
  viewerId: string,
  reportId: string,
): Promise<ReportDetailRow | undefined> {
  const [row] = await selectReport(db, [viewerId, reportId])
  return row
}

/** How many of the same, about the same person and by the same reporter a detail shows. */
const mostRelated = 10

/** They are chosen first: there may be thousands, of which few are looked at more closely. */
const selectRelated = (condition: string) =>
  statement<StaffReportRow, [viewerId: string, reportId: string, value: string]>(
    `with found as materialized (
      select r.id from user_reports r
      where r.id <> $2 and not ${concerns('r', '$1')} and ${condition}
      order by r.id desc limit ${mostRelated})
    select ${columns} from found join user_reports r on r.id = found.id ${joined}
    order by r.id desc`,
  )

const sameSubject = selectRelated(
  `(r.subject_type, r.subject_id) = (
    select own.subject_type, own.subject_id from user_reports own where own.id = $3)`,
)
const aboutPerson = selectRelated(`r.reported_id = $3`)
const byReporter = selectRelated(`r.reporter_id = $3`)

export async function listRelated(db: Database, viewerId: string, report: ReportDetailRow) {
  const { id } = report
  return {
    same: await sameSubject(db, [viewerId, id, id]),
    about: await aboutPerson(db, [viewerId, id, report.reported_id]),
    by: await byReporter(db, [viewerId, id, report.reporter_id]),
  }
}

const selectPeople = statement<{ id: string; name: string | null }, [ids: readonly string[]]>(
  `select p.id, ${name('p')} as name from user_profiles p where p.id = any($1::uuid[]) order by p.id`,
)

export const listNames = (db: Database, ids: readonly string[]) => selectPeople(db, [ids])
