import { mostNewPosts } from '@patchbay/contract/communities/feed'
import { postsPerPage } from '@patchbay/contract/communities/posts'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { ownFacts, type OwnFacts } from '../communities/public.ts'
import { newestCommunitiesOf } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { visiblePosts, type PostRow } from '../posts/public.ts'

/** One row at a time, so that the index always serves it, however many posts there are. */
const newestIn = (communityId: string, condition: string): string => `
  select post.id from community_posts post
  where post.community_id = ${communityId} and post.parent_id is null and ${condition}
    and not ${isContentHidden('post.author_id')}
  order by post.id desc limit 1`

/**
 * The newest post of each of the viewer's communities is a head. Each step takes the newest head,
 * and the next post of its community replaces it, so the cost is one lookup per community and one
 * per shown post. No more heads than posts are shown can be taken, so the others are left out at
 * once. The limit is part of the SQL text, so that the planner knows it.
 */
const newestOfOwn = (bound: string, limit: number): string => `
  with recursive heads (step, community_id, id) as (
    (select 1, own.community_id, newest.id from (${newestCommunitiesOf('$1')}) own
    cross join lateral (${newestIn('own.community_id', bound)}) newest
    order by newest.id desc limit ${limit})
    union all
    select step + 1, head.community_id, coalesce(next.id, head.id)
    from (select *, row_number() over (order by id desc) = 1 as taken from heads) head
    left join lateral (
      ${newestIn('head.community_id', `head.taken and post.id < head.id and ${bound}`)}) next on true
    where step < ${limit} and (next.id is not null or not head.taken)
  )
  select distinct on (step) id from heads order by step, id desc limit ${limit}`

const pageOfFeed = (bound: string) =>
  quickRead<PostRow, [viewerId: string, id: string]>(
    `with shown as materialized (${newestOfOwn(bound, postsPerPage + 1)})
    ${visiblePosts} join shown on shown.id = p.id order by p.id desc`,
  )

const selectFirst = pageOfFeed('post.id <= $2')
const selectNext = pageOfFeed('post.id < $2')

interface FeedPage {
  /** The id of the last post of the previous page. */
  readonly before: string | undefined
  /** Posts newer than this id are left out. Only needed for the first page. */
  readonly newest: string | undefined
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** One page plus one post. */
export const listFeed = (
  db: Database,
  viewerId: string,
  { before, newest = highestId }: FeedPage,
): Promise<readonly PostRow[]> =>
  before === undefined ? selectFirst(db, [viewerId, newest]) : selectNext(db, [viewerId, before])

interface FeedFacts extends OwnFacts {
  readonly new_posts: number
}

/** Posts of the viewer do not count as new, nor do posts of people whom the viewer has blocked. */
const isNews = `post.id > $2 and post.author_id <> $1 and not ${hasBlocked('$1', 'post.author_id')}`

const selectFacts = quickRead<FeedFacts, [viewerId: string, newest: string]>(
  `select ${ownFacts('$1')},
    (select count(*)::integer from (${newestOfOwn(isNews, mostNewPosts)}) news) as new_posts`,
)

/**
 * Facts about the viewer's communities, read before the posts, and the number of posts newer than
 * `newest`.
 */
export async function findFeedFacts(
  db: Database,
  viewerId: string,
  newest: string = highestId,
): Promise<FeedFacts> {
  const [row] = await selectFacts(db, [viewerId, newest])
  return row ?? { communities: 0, inside_versions: {}, new_posts: 0 }
}
