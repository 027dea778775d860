import { auditEntriesPerPage } from '@patchbay/contract/staff/audit'
import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { newId } from '../../../platform/ids.ts'

interface NewEntry {
  readonly operator: string
  readonly staffId: string | null
  readonly action: string
  readonly userId: string | null
  readonly details: object
  readonly reason: string
}

export async function insertAuditEntry(tx: Database, entry: NewEntry): Promise<void> {
  await query(tx)
    .insertInto('operator_actions')
    .values({
      id: newId(),
      operator: entry.operator,
      staff_id: entry.staffId,
      action: entry.action,
      user_id: entry.userId,
      details: JSON.stringify(entry.details),
      reason: entry.reason,
    })
    .execute()
}

const selectName = statement<{ name: string }, [userId: string]>(
  `select coalesce(display_name, full_name, '-') as name from user_profiles where id = $1`,
)

/** The name under which the log names somebody of staff. */
export async function findStaffName(db: Database, userId: string): Promise<string> {
  const [row] = await selectName(db, [userId])
  return row?.name ?? '-'
}

/** The latest entries, for the command line. */
export async function listActions(
  db: Database,
  limit: number,
): Promise<readonly Selectable<Tables['operator_actions']>[]> {
  return query(db)
    .selectFrom('operator_actions')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface AuditRow {
  readonly id: string
  readonly created_at: Date
  readonly operator: string
  readonly staff_id: string | null
  readonly action: string
  readonly user_id: string | null
  readonly name: string | null
  readonly details: Readonly<Record<string, unknown>>
  readonly reason: string | null
}

interface RowAboutPerson extends AuditRow {
  readonly user_id: string
}

/** Ids rise with time, so that they are the order and the place of a page. */
const selectEntries = (condition: string): string => `
  select a.id, a.created_at, a.operator, a.staff_id, a.action, a.user_id,
    coalesce(p.display_name, p.full_name) as name, a.details, a.reason
  from operator_actions a
  left join user_profiles p on p.id = a.user_id
  where a.id < $1 ${condition}
  order by a.id desc
  limit ${auditEntriesPerPage + 1}`

const entries = statement<AuditRow, [before: string]>(selectEntries(''))
const entriesAbout = statement<RowAboutPerson, [before: string, personId: string]>(
  selectEntries('and a.user_id = $2'),
)

const bansOf = statement<RowAboutPerson, [before: string, personId: string]>(
  selectEntries(`and a.user_id = $2 and a.action in ('ban', 'unban', 'decline-appeal')`),
)

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export const listEntries = (
  db: Database,
  personId: string | undefined,
  before = lastId,
): Promise<readonly AuditRow[]> =>
  personId === undefined ? entries(db, [before]) : entriesAbout(db, [before, personId])

/** The latest bans of a person, their ends, and the appeals that were declined. */
export const listBansOf = (db: Database, personId: string): Promise<readonly AuditRow[]> =>
  bansOf(db, [lastId, personId])
