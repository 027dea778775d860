import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'

interface LikedReply extends LikedRow {
  readonly author_id: string
  readonly community_id: string
  readonly post_id: string
}

const likesTable = (condition: string) => ({
  table: 'reply_likes',
  column: 'reply_id',
  locked: `select me.id as user_id, r.id, r.author_id, p.community_id, p.id as post_id
    from user_profiles me cross join post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and r.id = $2 and ${condition}
      and not ${isContentHidden('r.author_id')} and not ${isContentHidden('p.author_id')}
    for share of me for key share of c, p, r`,
})

/** Only for people who can see the reply. In a closed community nobody likes it any more. */
export const replyLikes = likesOf({
  add: statement<LikedReply, AddedLike>(addLike(likesTable('c.closed_at is null'))),
  remove: statement<LikedReply, RemovedLike>(removeLike(likesTable('true'))),
})
