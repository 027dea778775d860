import { mostNewPosts } from '@patchbay/contract/communities/feed'
import { postsPerPage } from '@patchbay/contract/communities/posts'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { findOwnFacts, ownFacts, type OwnFacts } from '../communities/public.ts'
import { eachCommunityOf, newestCommunitiesOf } from '../../people/participation/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { visiblePosts, type PostRow } from '../posts/public.ts'

/** In SQL: the ids of the newest posts in a community, by the index alone. */
const newestIn = (communityId: string, bound: string, limit: number): string => `
  select post.id from community_posts post
  where post.community_id = ${communityId} and post.parent_id is null and ${bound}
    and not ${isContentHidden('post.author_id')}
  order by post.id desc limit ${limit}`

/**
 * A page can only show posts of the communities with the newest posts: as many as it shows posts. So
 * the cost is one lookup for each community, if there are more, and at most a page of ids of each of
 * those. The limit is part of the SQL text, so that the planner knows it.
 */
const newestOfOwn = (bound: string, limit: number): string => `
  select newest.id from (
    select unnest(ids) as community_id from mine where cardinality(ids) <= ${limit}
    union all (
      select own.community_id from mine cross join lateral unnest(ids) own (community_id)
      cross join lateral (${newestIn('own.community_id', bound, 1)}) head
      where cardinality(ids) > ${limit} order by head.id desc limit ${limit})) busy
  cross join lateral (${newestIn('busy.community_id', bound, limit)}) newest
  order by newest.id desc limit ${limit}`

const pageOfFeed = (bound: string) =>
  quickRead<PostRow, [viewerId: string, id: string]>(
    `with mine as materialized (select array(${newestCommunitiesOf('$1')}) as ids),
    shown as materialized (${newestOfOwn(bound, postsPerPage + 1)})
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
  `select ${ownFacts('$1')}, (select count(*)::integer from (
    select news.id from ${eachCommunityOf('$1')} own (community_id)
    cross join lateral (${newestIn('own.community_id', isNews, mostNewPosts)}) news
    limit ${mostNewPosts}) news) as new_posts`,
)

/**
 * Facts about the viewer's communities, read before the posts, and the number of posts newer than
 * `newest`: none if the page begins with the newest of all.
 */
export async function findFeedFacts(
  db: Database,
  viewerId: string,
  newest: string | undefined,
): Promise<FeedFacts> {
  if (newest === undefined) return { ...(await findOwnFacts(db, viewerId)), new_posts: 0 }
  const [row] = await selectFacts(db, [viewerId, newest])
  return row ?? { communities: 0, inside_versions: {}, new_posts: 0 }
}
