import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

const lockCommunities = statement<{ id: string }, [userId: string]>(
  `select id from communities where id in (
    select community_id from community_members where user_id = $1
    union select community_id from membership_requests where user_id = $1
    union select community_id from community_invitations where maker_id = $1
    union select i.community_id from invited_members came
      join community_invitations i on i.id = came.invitation_id where came.user_id = $1
    union select community_id from community_events where creator_id = $1
    union select e.community_id from event_rsvps r join community_events e on e.id = r.event_id
      where r.user_id = $1
    union select community_id from community_posts where author_id = $1
    union select p.community_id from post_likes l join community_posts p on p.id = l.post_id
      where l.user_id = $1
    union select p.community_id from post_replies r join community_posts p on p.id = r.post_id
      where r.author_id = $1
    union select p.community_id from reply_likes l join post_replies r on r.id = l.reply_id
      join community_posts p on p.id = r.post_id where l.user_id = $1
    union select p.community_id from post_reactions a join community_posts p on p.id = a.post_id
      where a.user_id = $1
    union select p.community_id from post_votes v join community_posts p on p.id = v.post_id
      where v.user_id = $1
    union select p.community_id from reply_reactions a join post_replies r on r.id = a.reply_id
      join community_posts p on p.id = r.post_id where a.user_id = $1)
  order by id for update`,
)

/**
 * Locks every community in which a person has left something, so that nobody changes it or writes
 * in it until the transaction ends. The fixed order prevents deadlocks between two account
 * deletions.
 */
export async function lockCommunitiesOf(tx: Database, userId: string): Promise<string[]> {
  return (await lockCommunities(tx, [userId])).map((row) => row.id)
}
