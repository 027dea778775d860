import { seesInside } from '../../people/participation/public.ts'
import { likesOf, type LikedRow } from '../../content/likes/public.ts'

interface LikedReply extends LikedRow {
  readonly author_id: string
  readonly community_id: string
  readonly post_id: string
}

/** Only for people who can see the reply. */
export const replyLikes = likesOf<LikedReply>({
  table: 'reply_likes',
  column: 'reply_id',
  locked: `select me.id as user_id, r.id, r.author_id, p.community_id, p.id as post_id
    from user_profiles me cross join post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and r.id = $2
    for share of me for key share of c, p, r`,
})
