import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

/** They run one after the other; triggers update the counts. */
const deletions = [
  `delete from information_hub_reply_likes where user_id = $1`,
  `delete from information_hub_reply_reactions where user_id = $1`,
  `delete from information_hub_post_replies where author_id = $1`,
].map((text) => statement<never, [userId: string]>(text))

/** The caller must have locked the articles on which the person has commented. */
export async function eraseCommentsOf(tx: Database, userId: string): Promise<void> {
  for (const run of deletions) await run(tx, [userId])
}
