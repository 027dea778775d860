import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

const lockArticles = statement<never, [userId: string]>(
  `select a.id from information_hub_posts a
  where a.id in (select post_id from information_hub_post_likes where user_id = $1)
    or a.id in (select post_id from information_hub_post_replies where author_id = $1)
    or a.id in (
      select r.post_id from information_hub_post_replies r
      join information_hub_reply_likes l on l.reply_id = r.id where l.user_id = $1)
  order by a.id for no key update of a`,
)

/**
 * What somebody has liked or commented on, before anything of theirs goes: its counts change, and
 * whoever takes several in one order waits for nobody in a circle.
 */
export async function lockArticlesOf(tx: Database, userId: string): Promise<void> {
  await lockArticles(tx, [userId])
}

const deleteLikes = statement<never, [userId: string]>(
  `delete from information_hub_post_likes where user_id = $1`,
)

/** The counts follow by themselves. What an editor wrote stays: it is the publication's. */
export async function eraseArticleLikesOf(tx: Database, userId: string): Promise<void> {
  await deleteLikes(tx, [userId])
}
