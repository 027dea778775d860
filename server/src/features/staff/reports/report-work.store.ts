import type { ReportOutcome } from '@patchbay/contract/staff/reports'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { concerns } from '../../people/reports/public.ts'

const assign = statement<{ id: string }, [reportId: string, assigneeId: string | null]>(
  `update user_reports set assignee_id = $2 where id = $1 and status = 'open' returning id`,
)

/** False if the report was decided meanwhile. */
export async function setAssignee(
  tx: Database,
  reportId: string,
  assigneeId: string | null,
): Promise<boolean> {
  return (await assign(tx, [reportId, assigneeId])).length > 0
}

interface NewNote {
  readonly reportId: string
  readonly authorId: string
  readonly content: string
  readonly now: Date
}

export async function insertNote(tx: Database, note: NewNote): Promise<string> {
  const id = newId()
  await query(tx)
    .insertInto('report_notes')
    .values({
      id,
      report_id: note.reportId,
      author_id: note.authorId,
      content: note.content,
      created_at: note.now,
    })
    .execute()
  return id
}

export interface NoteRow {
  readonly id: string
  readonly author_id: string
  readonly author_name: string | null
  readonly content: string
  readonly created_at: Date
}

const selectNotes = statement<NoteRow, [reportId: string]>(
  `select n.id, n.author_id, coalesce(p.display_name, p.full_name) as author_name, n.content,
    n.created_at
  from report_notes n join user_profiles p on p.id = n.author_id
  where n.report_id = $1 order by n.id`,
)

export const listNotes = (db: Database, reportId: string) => selectNotes(db, [reportId])

interface Decision {
  readonly subject: { readonly type: string; readonly id: string }
  readonly outcome: ReportOutcome
  readonly resolution: string
  readonly resolvedBy: string
  readonly now: Date
}

export interface ClosedReport {
  readonly id: string
  readonly reporter_id: string
}

const close = statement<
  ClosedReport,
  [
    type: string,
    subjectId: string,
    outcome: string,
    resolution: string,
    resolvedBy: string,
    now: Date,
  ]
>(
  `with open as (
    select r.id from user_reports r
    where r.subject_type = $1 and r.subject_id = $2 and r.status = 'open'
      and not ${concerns('r', '$5')}
    order by r.id for no key update of r)
  update user_reports r set status = 'resolved', outcome = $3, resolution = $4, resolved_by = $5,
    resolved_at = $6, snapshot = case when p.deleted_at is null and not exists (
      select 1 from user_profiles author
      where author.id = (r.snapshot ->> 'authorId')::uuid and author.deleted_at is not null
    ) then r.snapshot end
  from user_profiles p
  where r.id in (select id from open) and p.id = r.reported_id
  returning r.id, r.reporter_id`,
)

/**
 * Ends all open reports about the same subject, but none about who decides. What they quote stays for thirty days, unless the
 * account is deleted.
 */
export const closeReports = (
  tx: Database,
  { subject, outcome, resolution, resolvedBy, now }: Decision,
): Promise<readonly ClosedReport[]> =>
  close(tx, [subject.type, subject.id, outcome, resolution, resolvedBy, now])
