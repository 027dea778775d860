import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { shutCommunities } from '../communities/public.ts'

const selectPlaces = statement<{ id: string }, [userId: string]>(
  `select community_id as id from community_posts where author_id = $1
  union select p.community_id from post_likes l join community_posts p on p.id = l.post_id
    where l.user_id = $1
  union select p.community_id from post_replies r join community_posts p on p.id = r.post_id
    where r.author_id = $1
  union select p.community_id from reply_likes l join post_replies r on r.id = l.reply_id
    join community_posts p on p.id = r.post_id where l.user_id = $1`,
)

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
 * Of somebody who deletes their account: likes, replies and posts go. A post that others have
 * answered stays without its words, so that the answers keep their place. Its files are the
 * attachments' to erase, before this. Meanwhile nobody writes in these communities: with so many
 * rows to touch, whoever did could wait in a circle.
 */
export async function erasePostsOf(tx: Database, userId: string): Promise<void> {
  const places = await selectPlaces(tx, [userId])
  await shutCommunities(
    tx,
    places.map(({ id }) => id),
  )
  for (const run of deletions) await run(tx, [userId])
  await emptyPosts(tx, [userId])
}
