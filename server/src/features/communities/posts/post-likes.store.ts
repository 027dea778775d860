import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { seesInside } from '../../people/participation/public.ts'
import {
  addLike,
  likesOf,
  removeLike,
  type AddedLike,
  type LikedRow,
  type RemovedLike,
} from '../../content/likes/public.ts'
import { raiseInside, type RaisedRow } from '../communities/public.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'

interface LikedPost extends LikedRow {
  readonly author_id: string
  readonly community_id: string
}

const likesTable = (condition: string) => ({
  table: 'post_likes',
  column: 'post_id',
  locked: `select me.id as user_id, p.id, p.author_id, p.community_id
    from user_profiles me cross join community_posts p
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and p.id = $2 and ${condition}
      and not ${isContentHidden('p.author_id')}
    for share of me for key share of c, p`,
})

/** Only for people who can see the post. In a closed community nobody likes it any more. */
export const postLikes = likesOf({
  add: statement<LikedPost, AddedLike>(addLike(likesTable('c.closed_at is null'))),
  remove: statement<LikedPost, RemovedLike>(removeLike(likesTable('true'))),
})

export interface LikesRow {
  readonly like_count: number
  readonly liked_by_me: boolean
  readonly is_closed: boolean
  readonly inside_version: string
}

const likesColumns = `p.like_count, exists (
    select 1 from post_likes l where l.post_id = p.id and l.user_id = $1) as liked_by_me, exists (
    select 1 from communities shut
    where shut.id = p.community_id and shut.closed_at is not null) as is_closed`

const selectLikes = statement<LikesRow, [viewerId: string, postId: string]>(
  `select ${likesColumns}, v.inside_version from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join community_versions v on v.community_id = c.id
  where p.id = $2 and not ${isContentHidden('p.author_id')}`,
)

const raiseLikes = statement<LikesRow & RaisedRow, [viewerId: string, postId: string]>(
  `with raised as (
    ${raiseInside('liked.community_id', 'from community_posts liked where liked.id = $2')})
  select ${likesColumns}, raised.* from community_posts p cross join raised where p.id = $2`,
)

/**
 * The likes after a change, with the version that it gets. The change has locked the post, so this
 * is the count as of that version. The last statement of the transaction.
 */
export async function raiseLikesOf(
  tx: Database,
  postId: string,
  viewerId: string,
): Promise<LikesRow & RaisedRow> {
  const [row] = await raiseLikes(tx, [viewerId, postId])
  if (row === undefined) throw new Error('The post is locked, so it exists.')
  return row
}

/** Undefined if there is no such post, or the viewer may not see it. */
export async function findLikes(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<LikesRow | undefined> {
  const [row] = await selectLikes(db, [viewerId, postId])
  return row
}

export interface LikeRow {
  readonly user_id: string
  readonly created_at: Date
  readonly person: PersonRow
}

/** The last like of the previous page. */
export interface LikeCursor {
  readonly createdAt: Date
  readonly userId: string
}

const beginning: LikeCursor = {
  createdAt: new Date(0),
  userId: '00000000-0000-0000-0000-000000000000',
}

const selectLikers = statement<
  LikeRow,
  [viewerId: string, postId: string, createdAt: Date, userId: string, limit: number]
>(`select l.user_id, l.created_at, ${personJson('p')} as person
  from post_likes l join user_profiles p on p.id = l.user_id
  where l.post_id = $2 and (l.created_at, l.user_id) > ($3, $4::uuid) and exists (
    select 1 from community_posts post join communities c on c.id = post.community_id
    where post.id = $2 and ${seesInside('c', '$1')} and not ${isContentHidden('post.author_id')})
  order by l.created_at, l.user_id limit $5`)

export const listLikesOf = (
  db: Database,
  viewerId: string,
  postId: string,
  after: LikeCursor = beginning,
  limit: number,
): Promise<readonly LikeRow[]> =>
  selectLikers(db, [viewerId, postId, after.createdAt, after.userId, limit])
