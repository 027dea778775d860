import type { Database } from '../../../platform/db/database.ts'
import type { NewNotice } from './new-notice.ts'
import { insertNotices } from './notices.store.ts'

/**
 * All notices are written here, in the transaction of the change, together with the jobs that push
 * or mail them. Returns the notified people, for `announceNotices` after the commit.
 */
export async function writeNotices(
  tx: Database,
  userIds: readonly string[],
  notice: NewNotice,
  now: Date,
): Promise<readonly string[]> {
  const written = await insertNotices(tx, userIds, notice, now)
  return written.map(({ user_id }) => user_id)
}
