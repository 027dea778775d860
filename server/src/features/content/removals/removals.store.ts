import type { RemovableSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { RemovedRows } from './removable.ts'

interface NewRemoval {
  readonly id: string
  readonly subject: { readonly type: RemovableSubject; readonly id: string }
  readonly authorId: string
  readonly removedBy: string | null
  readonly reason: string
  readonly rows: RemovedRows
  readonly now: Date
  readonly expiresAt: Date
}

export async function insertRemoval(tx: Database, removal: NewRemoval): Promise<void> {
  await query(tx)
    .insertInto('removed_content')
    .values({
      id: removal.id,
      subject_type: removal.subject.type,
      subject_id: removal.subject.id,
      author_id: removal.authorId,
      removed_by: removal.removedBy,
      reason: removal.reason,
      data: JSON.stringify(removal.rows),
      removed_at: removal.now,
      expires_at: removal.expiresAt,
    })
    .execute()
}

export interface RemovalRow {
  readonly id: string
  readonly subject_type: RemovableSubject
  readonly subject_id: string
  readonly author_id: string
  readonly rows: RemovedRows
}

const selectStored = statement<RemovalRow, [id: string]>(
  `select id, subject_type, subject_id, author_id, data as rows from removed_content
  where id = $1 and data is not null`,
)

/** Undefined if there is none, or it is back already. */
export async function findRemoval(tx: Database, id: string): Promise<RemovalRow | undefined> {
  const [row] = await selectStored(tx, [id])
  return row
}

const restored = statement<{ id: string }, [id: string, now: Date, rows: string]>(
  `update removed_content set data = null, restored_at = $2
  where id = $1 and data = $3::jsonb returning id`,
)

/** False if it was restored meanwhile, or somebody in it has deleted their account. */
export async function setRestored(
  tx: Database,
  { id, rows }: Pick<RemovalRow, 'id' | 'rows'>,
  now: Date,
): Promise<boolean> {
  return (await restored(tx, [id, now, JSON.stringify(rows)])).length > 0
}

export interface RemovalState {
  readonly id: string
  readonly removed_at: Date
  readonly expires_at: Date
  readonly reason: string
}

const selectOfSubject = statement<
  RemovalState & Record<string, unknown>,
  [type: string, subjectId: string]
>(
  `select id, removed_at, expires_at, reason from removed_content
  where subject_type = $1 and subject_id = $2 and restored_at is null`,
)

/** The removal that can be undone, if this is removed. */
export async function findRemovalOf(
  db: Database,
  subject: { readonly type: string; readonly id: string },
): Promise<RemovalState | undefined> {
  const [row] = await selectOfSubject(db, [subject.type, subject.id])
  return row
}

const selectExpired = statement<{ id: string }, [now: Date, limit: number]>(
  `select id from removed_content where expires_at <= $1 order by expires_at limit $2
  for update skip locked`,
)

export async function lockExpired(
  tx: Database,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  return (await selectExpired(tx, [now, limit])).map(({ id }) => id)
}

const deleteIds = statement<never, [ids: readonly string[]]>(
  `delete from removed_content where id = any($1::uuid[])`,
)

/** The rows of their files must be gone. */
export async function deleteRemovals(tx: Database, ids: readonly string[]): Promise<void> {
  await deleteIds(tx, [ids])
}

const erasures = [
  `delete from removed_content where author_id = $1`,
  // What the person left in what others wrote, such as a reply or a like.
  `update removed_content r set data = (
    select jsonb_object_agg(stored.name, (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(stored.rows) one
      where $1::text not in (
        coalesce(one ->> 'author_id', ''), coalesce(one ->> 'user_id', ''))))
    from jsonb_each(r.data) as stored (name, rows))
  where r.data is not null and position($1::text in r.data::text) > 0`,
].map((text) => statement<never, [userId: string]>(text))

/** For a deleted account, whose files must be erased before. */
export async function eraseRemovalsOf(tx: Database, userId: string): Promise<void> {
  for (const erase of erasures) await erase(tx, [userId])
}
