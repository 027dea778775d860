import { seesInside } from '../communities/public.ts'
import { likesOf, notifiedLikes, type LockedWork } from '../likes/public.ts'

/** By whoever can see the reply. */
const likes = likesOf<LockedWork>({
  table: 'reply_likes',
  column: 'reply_id',
  held: `select me.id as user_id, r.id, r.author_id, p.community_id, p.id as post_id, r.id as reply_id
    from user_profiles me cross join post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and r.id = $2
    for share of me for key share of c, p, r`,
})

export const replyLikes = notifiedLikes('reply_liked', likes)
