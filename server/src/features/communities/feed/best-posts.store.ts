import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import {
  isContentHidden,
  personJson,
  shownReplyCount,
  type PersonRow,
} from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { newestCommunitiesOf } from '../../people/participation/public.ts'

export interface BestPost {
  readonly id: string
  readonly title: string | null
  /** The beginning of the text. */
  readonly line: string
  readonly author: PersonRow
  readonly community_name: string
  readonly like_count: number
  readonly reply_count: number
}

/** Only this many of the newest posts of each community are compared. */
const compared = 60

const select = statement<BestPost, [userId: string, after: Date, upTo: Date, limit: number]>(
  `with own as (${newestCommunitiesOf('$1')}),
  candidates as (
    select post.* from own cross join lateral (
      select one.id, one.title, one.content, one.author_id, one.community_id, one.like_count,
        ${shownReplyCount('one', 'post_replies')} as reply_count, one.created_at
      from community_posts one
      where one.community_id = own.community_id and one.parent_id is null
        and not ${isContentHidden('one.author_id')}
      order by one.id desc limit ${compared}) post
    where post.created_at > $2 and post.created_at <= $3 and post.author_id <> $1
      and not ${hasBlocked('$1', 'post.author_id')}
      and not ${hasBlocked('post.author_id', '$1')}
      and not exists (select 1 from post_likes l where l.post_id = post.id and l.user_id = $1)
      and not exists (select 1 from post_replies r
        where r.post_id = post.id and r.author_id = $1)
    order by post.like_count + 2 * post.reply_count desc, post.id desc limit $4)
  select p.id, p.title, left(p.content, 600) as line, ${personJson('author')} as author,
    c.name as community_name, p.like_count, p.reply_count
  from candidates p join communities c on c.id = p.community_id
  join user_profiles author on author.id = p.author_id
  order by p.like_count + 2 * p.reply_count desc, p.id desc`,
)

/**
 * The posts of that time in the communities of a person that others answered and liked most. Those
 * that the person has liked or answered are known, and left out.
 */
export const listBestPosts = (
  db: Database,
  userId: string,
  { after, upTo }: { readonly after: Date; readonly upTo: Date },
  limit: number,
): Promise<readonly BestPost[]> => select(db, [userId, after, upTo, limit])
