import { statement } from '../../../platform/db/statement.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { isShown } from '../articles/public.ts'

interface LikedComment extends LikedRow {
  readonly author_id: string
  readonly article_id: string
}

const likesTable = {
  table: 'information_hub_reply_likes',
  column: 'reply_id',
  locked: `select me.id as user_id, c.id, c.author_id, a.id as article_id
    from user_profiles me cross join information_hub_post_replies c
    join information_hub_posts a on a.id = c.post_id and ${isShown('a')}
    where me.id = $1 and me.deleted_at is null and c.id = $2
      and not ${isContentHidden('c.author_id')}
    for share of me for key share of a, c`,
}

export const commentLikes = likesOf({
  add: statement<LikedComment, AddedLike>(addLike(likesTable)),
  remove: statement<LikedComment, RemovedLike>(removeLike(likesTable)),
})
