import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

/** One after the other; the counts follow by themselves. */
const deletions = [
  `delete from reply_likes where user_id = $1`,
  `delete from post_likes where user_id = $1`,
  `delete from post_replies where author_id = $1`,
  `delete from community_posts p where p.author_id = $1
    and not exists (select 1 from post_replies r where r.post_id = p.id)
    and not exists (
      select 1 from community_posts answer where answer.parent_id = p.id and answer.author_id <> $1)`,
].map((text) => statement<never, [userId: string]>(text))

const emptyPosts = statement<never, [userId: string]>(
  `update community_posts set title = null, content = '', edited_by = null where author_id = $1`,
)

/**
 * Of somebody who deletes their account, for whoever has locked the communities that they wrote in:
 * likes, replies and posts go. A post that others have answered stays without its words, so that
 * the answers keep their place; its files are the attachments' to erase.
 */
export async function erasePostsOf(tx: Database, userId: string): Promise<void> {
  for (const run of deletions) await run(tx, [userId])
  await emptyPosts(tx, [userId])
}
