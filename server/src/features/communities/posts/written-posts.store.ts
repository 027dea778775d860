import type { Selectable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { isCorrectable } from '../../../platform/db/sent-again.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { newId } from '../../../platform/ids.ts'
import type { StoredPoll, VoteCounts } from '../../content/polls/public.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import {
  shareLockInsideFor,
  type CommunityRole,
  type MuteColumns,
} from '../../people/participation/public.ts'

/** The form that a post was sent with. */
export interface SentPost {
  readonly communityId: string
  readonly authorId: string
  readonly clientId: string
}

interface NewPost extends SentPost {
  readonly title: string | null
  readonly content: string
  readonly categoryId: string
  readonly poll: StoredPoll | null
  readonly now: Date
}

interface MadePost {
  readonly id: string
  readonly isNew: boolean
  /** Nobody has reacted to it yet, so that it may still be corrected by sending it again. */
  readonly isAsSent: boolean
}

/**
 * Returns the new post, or the post that the same form created before if that answer
 * was lost; then the corrections made meanwhile are stored, until somebody has reacted. Undefined if
 * the client's id was used for something else.
 */
export async function insertPost(tx: Database, post: NewPost): Promise<MadePost | undefined> {
  const made = await query(tx)
    .insertInto('community_posts')
    .values({
      id: newId(),
      community_id: post.communityId,
      author_id: post.authorId,
      client_id: post.clientId,
      title: post.title,
      content: post.content,
      category_id: post.categoryId,
      poll: storedPoll(post.poll),
      created_at: post.now,
      updated_at: post.now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, isNew: true, isAsSent: true }
  const known = await query(tx)
    .selectFrom('community_posts')
    .select(['id', 'title', 'content', 'category_id', 'edited_by', 'created_at'])
    .select(['like_count', 'reply_count', 'reaction_counts', 'poll', 'vote_counts'])
    .where('author_id', '=', post.authorId)
    .where('client_id', '=', post.clientId)
    .where('community_id', '=', post.communityId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const isAsSent = known !== undefined && isStillAsSent(known, post.now)
  if (isAsSent && differs(known, post))
    await query(tx)
      .updateTable('community_posts')
      .set({
        title: post.title,
        content: post.content,
        category_id: post.categoryId,
        poll: storedPoll(post.poll),
      })
      .where('id', '=', known.id)
      .execute()
  return known && { id: known.id, isNew: false, isAsSent }
}

const storedPoll = (poll: StoredPoll | null): string | null => poll && JSON.stringify(poll)

/** The post that this form created before. */
export async function findSentPost(
  tx: Database,
  { communityId, authorId, clientId }: SentPost,
): Promise<string | undefined> {
  const row = await query(tx)
    .selectFrom('community_posts')
    .select('id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .where('community_id', '=', communityId)
    .executeTakeFirst()
  return row?.id
}

const isStillAsSent = (
  known: Pick<
    Selectable<Tables['community_posts']>,
    'edited_by' | 'created_at' | 'like_count' | 'reply_count' | 'reaction_counts' | 'vote_counts'
  >,
  now: Date,
): boolean =>
  known.edited_by === null &&
  known.like_count + known.reply_count === 0 &&
  known.reaction_counts === null &&
  known.vote_counts === null &&
  isCorrectable(known.created_at, now)

const differs = (
  known: { title: string | null; content: string; category_id: string; poll: unknown },
  post: NewPost,
): boolean =>
  known.title !== post.title ||
  known.content !== post.content ||
  known.category_id !== post.categoryId ||
  !isDeepStrictEqual(known.poll, post.poll)

interface LockedRow {
  readonly id: string
  readonly community_id: string
  readonly author_id: string
  readonly title: string | null
  readonly content: string
  /** The author's own words, where they stand there in a leader's. */
  readonly author_title: string | null
  readonly author_content: string | null
  readonly author_role: CommunityRole | null
  readonly pinned_at: Date | null
  readonly pinned_until: Date | null
  readonly locked_at: Date | null
  readonly vote_counts: VoteCounts | null
}

export interface LockedPost extends LockedRow, MuteColumns {
  /** The leader of its community. */
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
}

/**
 * The strength of the lock, in PostgreSQL's terms: `key share` prevents deletion, `no key update`
 * also changes, and `update` also replies.
 */
export type PostLock = 'key share' | 'no key update' | 'update'

const selectLocked = (lock: PostLock) =>
  statement<LockedRow, [postId: string]>(
    `select id, community_id, author_id, title, content, author_title, author_content,
      pinned_at, pinned_until, locked_at, vote_counts, (
        select role from community_members m
        where m.community_id = p.community_id and m.user_id = p.author_id) as author_role
    from community_posts p where id = $1 for ${lock}`,
  )
const lockedFor = {
  'key share': selectLocked('key share'),
  'no key update': selectLocked('no key update'),
  update: selectLocked('update'),
} as const

const selectCommunity = statement<{ community_id: string }, [postId: string]>(
  `select community_id from community_posts p
  where id = $1 and not ${isContentHidden('p.author_id')}`,
)

/**
 * Locks a post for a write: until the end of the transaction it stays as `lock` says, and stays
 * visible to the viewer. The lock order is community, post, then its parts; every transaction that
 * touches several follows it, to avoid deadlocks. Undefined if the viewer sees no such post.
 */
export async function lockPost(
  tx: Database,
  postId: string,
  viewerId: string,
  lock: PostLock,
): Promise<LockedPost | undefined> {
  const [found] = await selectCommunity(tx, [postId])
  return found && lockPostIn(tx, found.community_id, postId, viewerId, lock)
}

/** The same where the community is known already. */
export async function lockPostIn(
  tx: Database,
  communityId: string,
  postId: string,
  viewerId: string,
  lock: PostLock,
): Promise<LockedPost | undefined> {
  const inside = await shareLockInsideFor(tx, communityId, viewerId)
  if (inside === undefined) return undefined
  const [row] = await lockedFor[lock](tx, [postId])
  const { leader_id, is_closed, role, muted_at, muted_until } = inside
  return row && { ...row, leader_id, is_closed, role, muted_at, muted_until }
}

interface EditedPost {
  readonly title: string | null
  readonly content: string
  readonly now: Date
}

/** Writes the author's own words. */
export async function setPost(tx: Database, postId: string, post: EditedPost): Promise<void> {
  await query(tx)
    .updateTable('community_posts')
    .set({
      title: post.title,
      content: post.content,
      edited_by: 'author',
      updated_at: post.now,
      editor_id: null,
      author_title: null,
      author_content: null,
      author_written_at: null,
    })
    .where('id', '=', postId)
    .execute()
}

/** This also deletes all its replies and likes. */
export async function removePost(tx: Database, postId: string): Promise<void> {
  await query(tx).deleteFrom('community_posts').where('id', '=', postId).execute()
}
