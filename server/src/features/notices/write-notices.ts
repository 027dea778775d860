import type { Database } from '../../platform/db/database.ts'
import type { NewNotice } from './new-notice.ts'
import { insertNotices } from './notices.store.ts'

/**
 * The one place where notices are written, in the transaction of what happened, and with them the
 * jobs that carry them further. Returns who has something to hear of, for `announceNotices` after
 * the commit.
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
