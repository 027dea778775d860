import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

const lockLiving = statement<{ user_id: string }, [sessionId: string, now: Date]>(
  `select user_id from sessions where id = $1 and expires_at > $2 for no key update`,
)

/**
 * Whose session it is, which does not end before the transaction does; undefined where it has ended.
 * Two requests of one session that hold it come after each other.
 */
export async function lockSession(
  tx: Database,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  return (await lockLiving(tx, [sessionId, now]))[0]?.user_id
}
