import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const deletions = [
  `delete from push_subscriptions where user_id = $1`,
  `delete from push_settings where user_id = $1`,
  `delete from pushed_messages where user_id = $1`,
].map((text) => statement<never, [userId: string]>(text))

/** For a deleted account. */
export async function erasePushOf(tx: Database, userId: string): Promise<void> {
  for (const run of deletions) await run(tx, [userId])
}
