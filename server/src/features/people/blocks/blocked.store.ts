import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

/** An SQL condition: whether one person has blocked another. */
export const hasBlocked = (blocker: string, blocked: string): string => `exists (
  select 1 from user_blocks block
  where block.blocker_id = ${blocker} and block.blocked_id = ${blocked})`

const selectBlockedWith = quickRead<{ id: string }, [userId: string]>(
  `select blocked_id as id from user_blocks where blocker_id = $1
  union select blocker_id from user_blocks where blocked_id = $1`,
)

/** The people whom this person has blocked, or who have blocked this person. */
export async function blockedWith(db: Database, userId: string): Promise<string[]> {
  return (await selectBlockedWith(db, [userId])).map(({ id }) => id)
}
