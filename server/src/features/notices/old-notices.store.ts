import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** So many at a time, so that nobody who reads theirs waits for long. */
const atOnce = 1_000

// Also what was on its way to somebody while they deleted their account.
const deleteSome = statement<{ id: string }, [readBefore: Date, writtenBefore: Date]>(
  `delete from notices where id in (
    select n.id from notices n join user_profiles p on p.id = n.user_id
    where n.read_at < $1 or n.created_at < $2 or p.deleted_at is not null
    order by n.id limit ${atOnce} for update of n skip locked)
  returning id`,
)

export async function deleteOldNotices(
  db: Database,
  { readBefore, writtenBefore }: { readonly readBefore: Date; readonly writtenBefore: Date },
): Promise<void> {
  for (;;) if ((await deleteSome(db, [readBefore, writtenBefore])).length < atOnce) return
}
