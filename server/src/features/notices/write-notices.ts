import type { Database } from '../../platform/db/database.ts'
import { pushNotices } from '../push/public.ts'
import type { NewNotice } from './new-notice.ts'
import { insertNotices } from './notices.store.ts'

/**
 * The one place where notices are written, in the transaction of what happened: whatever carries
 * them further belongs here, as jobs of the same transaction. Returns who has something to hear of,
 * for `announceNotices` after the commit.
 */
export async function writeNotices(
  tx: Database,
  userIds: readonly string[],
  notice: NewNotice,
  now: Date,
): Promise<readonly string[]> {
  const written = await insertNotices(tx, userIds, notice, now)
  await pushNotices(tx, written, now)
  return written.map(({ user_id }) => user_id)
}
