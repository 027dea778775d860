import { mostPersonPosts } from '@patchbay/contract/communities/person-work'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { shownReplyCount } from '../../accounts/profiles/public.ts'
import { shownInsideOf } from '../../people/participation/public.ts'
import { showsWork } from '../../people/people/public.ts'

/** How much of a text its beginning is made of: names and markers are longer than what is shown of them. */
const longestRead = 1_000

/** A post as its author's profile shows it. */
export interface PersonPostRow {
  readonly id: string
  readonly community_id: string
  readonly community_name: string
  readonly cover_image: string | null
  readonly title: string | null
  readonly content: string
  readonly category: string
  readonly like_count: number
  readonly reply_count: number
  readonly created_at: Date
}

/**
 * The viewer is `$1`, the person `$2`. Looks into each community by the index and takes the newest of
 * what it finds, without those that a leader has rewritten, so that many posts where the viewer sees nothing cost nothing. Exported, so that a
 * test can check the plan.
 */
export const personPosts = `with shown as materialized (
    select post.id from (${shownInsideOf('$2', '$1')}) home cross join lateral (
      select id from community_posts
      where author_id = $2 and community_id = home.community_id and parent_id is null
        and edited_by is distinct from 'leader'
      order by id desc limit ${mostPersonPosts}) post
    where ${showsWork('$2', '$1')}
    order by post.id desc limit ${mostPersonPosts})
  select p.id, p.community_id, c.name as community_name, c.cover_image, p.title,
    left(p.content, ${longestRead}) as content, category.name as category, p.like_count,
    ${shownReplyCount('p', 'post_replies')} as reply_count, p.created_at
  from shown join community_posts p on p.id = shown.id
  join communities c on c.id = p.community_id
  join community_categories category on category.id = p.category_id
  order by p.id desc`

const selectOfPerson = quickRead<PersonPostRow, [viewerId: string, userId: string]>(personPosts)

/** The newest posts of a person that the viewer may see on the profile. */
export const listPostsBy = (
  db: Database,
  viewerId: string,
  userId: string,
): Promise<readonly PersonPostRow[]> => selectOfPerson(db, [viewerId, userId])
