import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'

const lockLiving = statement<{ user_id: string }, [sessionId: string, now: Date]>(
  `select user_id from sessions where id = $1 and expires_at > $2 for no key update`,
)

/**
 * Locks a session, so that it cannot end before the transaction does, and returns its person;
 * undefined if it has ended. Requests of one session that lock it run one after the other.
 */
export async function lockSession(
  tx: Database,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  return (await lockLiving(tx, [sessionId, now]))[0]?.user_id
}
