import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

/** Run in this order; triggers update the counts. */
const deletions = [
  `delete from reply_likes where user_id = $1`,
  `delete from reply_reactions where user_id = $1`,
  `delete from post_likes where user_id = $1`,
  `delete from post_reactions where user_id = $1`,
  `delete from post_votes where user_id = $1`,
  `delete from post_votes v using community_posts p where p.id = v.post_id and p.author_id = $1`,
  `delete from post_replies where author_id = $1`,
  `delete from community_posts p where p.author_id = $1
    and not exists (select 1 from post_replies r where r.post_id = p.id)
    and not exists (
      select 1 from community_posts answer where answer.parent_id = p.id and answer.author_id <> $1)`,
].map((text) => statement<never, [userId: string]>(text))

const emptyPosts = statement<never, [userId: string]>(
  `update community_posts set title = null, content = '', edited_by = null, editor_id = null,
    author_title = null, author_content = null, author_written_at = null,
    preview_id = null, hidden_preview = null, poll = null
  where author_id = $1`,
)

/**
 * Deletes likes, reactions, votes, replies and posts of a deleted account. The caller must have locked the
 * communities that the person wrote in. A post with replies of others stays without its text, and its poll, so
 * that the replies keep their parent; its files are deleted by the attachments feature.
 */
export async function erasePostsOf(tx: Database, userId: string): Promise<void> {
  for (const run of deletions) await run(tx, [userId])
  await emptyPosts(tx, [userId])
}
