import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

/** The size of a batch, so that readers of their notices never wait for long. */
const atOnce = 1_000

/** Each condition uses its own index, and skips rows that are locked at the moment. */
const deleteSome = (old: string) =>
  statement<{ id: string }, [before: Date]>(
    `delete from notices where id in (${old} limit ${atOnce} for update of n skip locked)
    returning id`,
  )

const deleteRead = deleteSome(`select n.id from notices n where n.read_at < $1 order by n.read_at`)
const deleteWritten = deleteSome(
  `select n.id from notices n where n.created_at < $1 order by n.created_at`,
)
// Notices that were being written while their reader deleted the account.
const deleteOrphaned = deleteSome(
  `select n.id from user_profiles p join notices n on n.user_id = p.id where p.deleted_at < $1`,
)

// Locks the notices first, like undoing a like does; a notice is deleted with its last actor.
const deleteLeft = statement<{ user_id: string }, [notifiedBefore: Date]>(
  `with locked as materialized (
    select id from notices where id in (
      select a.notice_id from notice_actors a where a.left_at is not null and a.created_at < $1
      order by a.created_at limit ${atOnce})
    for update skip locked)
  delete from notice_actors a using locked
  where a.notice_id = locked.id and a.left_at is not null and a.created_at < $1
  returning a.user_id`,
)

interface Ages {
  readonly now: Date
  readonly readBefore: Date
  readonly writtenBefore: Date
  /** An undone like is remembered until its notification is this old. */
  readonly notifiedBefore: Date
}

export async function deleteOldNotices(
  db: Database,
  { now, readBefore, writtenBefore, notifiedBefore }: Ages,
): Promise<void> {
  const rounds = [
    [deleteRead, readBefore],
    [deleteWritten, writtenBefore],
    [deleteOrphaned, now],
    [deleteLeft, notifiedBefore],
  ] as const
  for (const [deleteNext, before] of rounds) while ((await deleteNext(db, [before])).length > 0);
}
