import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const lockArticles = statement<never, [userId: string]>(
  `select a.id from information_hub_posts a
  where a.id in (select post_id from information_hub_post_likes where user_id = $1)
    or a.id in (select post_id from information_hub_post_replies where author_id = $1)
    or a.id in (
      select r.post_id from information_hub_post_replies r
      join information_hub_reply_likes l on l.reply_id = r.id where l.user_id = $1)
    or a.id in (
      select r.post_id from information_hub_post_replies r
      join information_hub_reply_reactions a on a.reply_id = r.id where a.user_id = $1)
  order by a.id for no key update of a`,
)

/**
 * Locks the articles that a person has liked or commented on, before anything of theirs is deleted,
 * because the counts change. Locking in a fixed order prevents deadlocks.
 */
export async function lockArticlesOf(tx: Database, userId: string): Promise<void> {
  await lockArticles(tx, [userId])
}

const deleteLikes = statement<never, [userId: string]>(
  `delete from information_hub_post_likes where user_id = $1`,
)

/**
 * Triggers update the counts. The articles of an editor stay, because they belong to the
 * publication.
 */
export async function eraseArticleLikesOf(tx: Database, userId: string): Promise<void> {
  await deleteLikes(tx, [userId])
}
