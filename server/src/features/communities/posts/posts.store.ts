import { mostPins } from '@patchbay/contract/communities/moderation'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { postFilesJson, type AttachmentRow } from '../../content/attachments/public.ts'
import type { StoredPoll, VoteCounts } from '../../content/polls/public.ts'
import { previewJson, type PreviewRow } from '../../content/previews/public.ts'
import { reactionsColumns, type ReactionsRow } from '../../content/reactions/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import {
  partOf,
  roleOf,
  seesInside,
  type CommunityRole,
  type MuteColumns,
} from '../../people/participation/public.ts'
import {
  shownReplyCount,
  isContentHidden,
  personJson,
  type PersonRow,
} from '../../accounts/profiles/public.ts'

/** A post with everything that is shown of it, for one viewer. */
export interface PostRow extends MuteColumns, ReactionsRow {
  readonly id: string
  readonly community_id: string
  readonly community_name: string
  readonly leader_id: string
  readonly cover_image: string | null
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
  readonly author_role: CommunityRole | null
  readonly pinned_at: Date | null
  readonly pinned_until: Date | null
  readonly locked_at: Date | null
  readonly author_id: string
  readonly author: PersonRow
  readonly author_blocked: boolean
  readonly title: string | null
  readonly content: string
  readonly category_id: string
  readonly category_name: string
  readonly attachments: readonly AttachmentRow[] | null
  readonly preview: PreviewRow | null
  readonly parent_id: string | null
  readonly like_count: number
  readonly reply_count: number
  readonly liked_by_me: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly edited_by: CommunityPost['editedBy']
  /** Who edited it as leader, if that is known. */
  readonly editor_id: string | null
  readonly inside_version: string
  readonly poll: StoredPoll | null
  readonly vote_counts: VoteCounts | null
  readonly my_vote: readonly number[] | null
}

/** SQL for what the viewer, `$1`, chose in the poll of a post; nothing is read where there is none. */
export const myVoteOf = (post: string): string => `case when ${post}.vote_counts is not null then (
      select vote.answers from post_votes vote
      where vote.post_id = ${post}.id and vote.user_id = $1) end`

/** SQL for the posts `p` that the viewer, `$1`, may see, with everything that is shown of them. */
export const visiblePosts = `select p.id, p.community_id, c.name as community_name, c.leader_id, c.cover_image, c.closed_at is not null as is_closed, p.author_id,
    ${partOf('$1')}, ${roleOf('p.author_id')} as author_role,
    p.pinned_at, p.pinned_until, p.locked_at,
    ${personJson('author')} as author, ${hasBlocked('$1', 'p.author_id')} as author_blocked, p.title, p.content, p.category_id,
    category.name as category_name, ${postFilesJson('p')} as attachments,
    ${previewJson('p')} as preview, p.parent_id,
    p.like_count, ${shownReplyCount('p', 'post_replies')} as reply_count, exists (
      select 1 from post_likes l where l.post_id = p.id and l.user_id = $1) as liked_by_me,
    ${reactionsColumns({ table: 'post_reactions', column: 'post_id' }, 'p')},
    p.created_at, p.updated_at, p.edited_by, p.editor_id, v.inside_version,
    p.poll, p.vote_counts, ${myVoteOf('p')} as my_vote
  from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    and not ${isContentHidden('p.author_id')}
  join community_versions v on v.community_id = c.id
  join user_profiles author on author.id = p.author_id
  join community_categories category on category.id = p.category_id`

const selectPost = quickRead<PostRow, [viewerId: string, postId: string]>(
  `${visiblePosts} where p.id = $2`,
)

/** Undefined if there is no such post, or the viewer may not see it. */
export async function findPost(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<PostRow | undefined> {
  const [row] = await selectPost(db, [viewerId, postId])
  return row
}

const selectSeen = quickRead<{ id: string }, [viewerId: string, postId: string]>(
  `select p.id from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  where p.id = $2 and not ${isContentHidden('p.author_id')}`,
)

/** Whether the viewer may see a post, for access to things that belong to it. */
export const seesPost = async (db: Database, postId: string, viewerId: string): Promise<boolean> =>
  (await selectSeen(db, [viewerId, postId])).length > 0

const inList = 'p.community_id = $2 and p.parent_id is null'
const page = `${visiblePosts} where ${inList} and p.id < $3 and p.id <> all($5::uuid[])`
const newestFirst = `order by p.id desc limit $4`

const selectPosts = quickRead<
  PostRow,
  [string, string, before: string, limit: number, besides: readonly string[]]
>(`${page} ${newestFirst}`)
// A separate statement, so that each can use its index.
const selectPostsAbout = quickRead<
  PostRow,
  [string, string, before: string, limit: number, besides: readonly string[], categoryId: string]
>(`${page} and p.category_id = $6 ${newestFirst}`)

const isPinned = `p.pinned_at is not null and (p.pinned_until is null or p.pinned_until > $3)`

/** In SQL: what is pinned, the newest pin first, and then the newest of the others. */
const firstPage = (condition = ''): string => `select * from (
  (${visiblePosts} where ${inList} and ${isPinned} ${condition}
    order by p.pinned_at desc, p.id limit ${mostPins})
  union all
  (${visiblePosts} where ${inList} and not (${isPinned}) ${condition} ${newestFirst})) listed
  order by case when pinned_until is null or pinned_until > $3 then pinned_at end desc nulls last,
    id desc`

const selectFirst = quickRead<PostRow, [string, string, now: Date, limit: number]>(firstPage())
const selectFirstAbout = quickRead<
  PostRow,
  [string, string, now: Date, limit: number, categoryId: string]
>(firstPage('and p.category_id = $5'))

interface PostsList {
  readonly communityId: string
  readonly categoryId: string | undefined
  /** The limit is for posts that are not pinned. */
  readonly limit: number
}

/** Begins with what is pinned now. */
export const listFirstPosts = (
  db: Database,
  viewerId: string,
  { communityId, categoryId, limit }: PostsList,
  now: Date,
): Promise<readonly PostRow[]> =>
  categoryId === undefined
    ? selectFirst(db, [viewerId, communityId, now, limit])
    : selectFirstAbout(db, [viewerId, communityId, now, limit, categoryId])

interface PostsCursor {
  /** The last post of the previous page. */
  readonly before: string
  /** The posts at the top of the list. */
  readonly besides: readonly string[]
}

export const listPostsAfter = (
  db: Database,
  viewerId: string,
  { communityId, categoryId, limit }: PostsList,
  { before, besides }: PostsCursor,
): Promise<readonly PostRow[]> =>
  categoryId === undefined
    ? selectPosts(db, [viewerId, communityId, before, limit, besides])
    : selectPostsAbout(db, [viewerId, communityId, before, limit, besides, categoryId])
