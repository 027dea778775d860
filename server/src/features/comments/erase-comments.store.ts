import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** One after the other; the counts follow by themselves. */
const deletions = [
  `delete from information_hub_reply_likes where user_id = $1`,
  `delete from information_hub_post_replies where author_id = $1`,
].map((text) => statement<never, [userId: string]>(text))

/** For whoever has locked the articles that they commented on. */
export async function eraseCommentsOf(tx: Database, userId: string): Promise<void> {
  for (const run of deletions) await run(tx, [userId])
}
