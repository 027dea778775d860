import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const erasure = [
  // Raises the versions of the readers who have notices about this person.
  `select note_notices_by($1)`,
  `with locked as materialized (
    select id from notices where id in (select notice_id from notice_actors where user_id = $1)
    order by id for update)
  delete from notice_actors a using locked where a.notice_id = locked.id and a.user_id = $1`,
  `delete from notices where user_id = $1`,
  `delete from notice_settings where user_id = $1`,
  `delete from notice_versions where user_id = $1`,
].map((text) => statement<never, [userId: string]>(text))

/** For a deleted account: deletes its notices, and removes the person from those of others. */
export async function eraseNoticesOf(tx: Database, userId: string): Promise<void> {
  for (const run of erasure) await run(tx, [userId])
}
