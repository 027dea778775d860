import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

// The fixed order prevents a deadlock when two people who have blocked each other delete their
// accounts at the same time.
const deleteBlocks = statement<never, [userId: string]>(
  `with locked as (
    select blocker_id, blocked_id from user_blocks where blocker_id = $1 or blocked_id = $1
    order by blocker_id, blocked_id for update)
  delete from user_blocks b using locked
  where b.blocker_id = locked.blocker_id and b.blocked_id = locked.blocked_id`,
)

/** Deletes all blocks by and against a person who deletes their account. */
export async function deleteBlocksOf(tx: Database, userId: string): Promise<void> {
  await deleteBlocks(tx, [userId])
}
