import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { isCorrectable } from '../../../platform/db/sent-again.ts'
import type { Statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { isContentHidden, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { reactionsColumns, type ReactionsRow } from '../reactions/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import type { ThreadTables } from './thread-tables.ts'

/** What is shown of the reply that another one answers. */
export interface AnsweredRow {
  readonly author: PersonRow
  readonly author_blocked: boolean
  /** Empty if the viewer has blocked the author. */
  readonly words: string
}

/** What is shown of every reply, for one viewer. */
export interface ThreadReplyRow extends ReactionsRow {
  readonly id: string
  readonly author_id: string
  readonly author: PersonRow
  readonly author_blocked: boolean
  readonly content: string
  readonly answers_id: string | null
  /** Null if it answers none, or one that is deleted or hidden. */
  readonly answered: AnsweredRow | null
  readonly like_count: number
  readonly liked_by_me: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly edited_by: 'author' | 'leader' | null
}

/** How many characters of a reply its quote is made of; its markers are left out of it. */
const longestRead = 1_000

/** Null for the many replies that answer none, without a look at the table. */
const answeredJson = (table: ThreadTables['replies']): string => `
  case when r.answers_id is not null then (
    select json_build_object('author', ${personJson('answered_author')}, 'author_blocked', blocked.known,
      'words', case when blocked.known then '' else left(original.content, ${longestRead}) end)
    from ${table} original
    join user_profiles answered_author on answered_author.id = original.author_id
    cross join lateral (select ${hasBlocked('$1', 'original.author_id')} as known) blocked
    where original.id = r.answers_id and original.post_id = r.post_id
      and not ${isContentHidden('original.author_id')}) end`

/** SQL for the columns of `ThreadReplyRow`: reply `r`, its author `author`, the viewer `$1`. */
export const threadReplyColumns = ({ replies, likes, reactions }: ThreadTables): string =>
  `r.id, r.author_id, ${personJson('author')} as author,
    ${hasBlocked('$1', 'r.author_id')} as author_blocked, r.content, r.answers_id,
    ${answeredJson(replies)} as answered, r.like_count, exists (
      select 1 from ${likes} l where l.reply_id = r.id and l.user_id = $1) as liked_by_me,
    ${reactionsColumns({ table: reactions, column: 'reply_id' }, 'r')}, r.created_at, r.updated_at, r.edited_by`

/** The last reply of the previous page. Replies are listed in the order of writing. */
export interface ThreadCursor {
  readonly createdAt: Date
  readonly id: string
}

const beginning: ThreadCursor = {
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

export type ThreadPageValues = [viewerId: string, postId: string, createdAt: Date, id: string]

/** SQL that ends a statement for `threadRepliesOf`: replies `r`, in the order of writing. */
export const pageOfThread = (perPage: number): string =>
  `(r.created_at, r.id) > ($3, $4::uuid) order by r.created_at, r.id limit ${perPage + 1}`

/** One page of the replies to a post or an article, and one reply more. */
export const threadRepliesOf =
  <Row>(select: Statement<Row, ThreadPageValues>) =>
  (db: Database, viewerId: string, postId: string, after = beginning): Promise<readonly Row[]> =>
    select(db, [viewerId, postId, after.createdAt, after.id])

export interface NewThreadReply {
  /** The post or the article. */
  readonly postId: string
  readonly authorId: string
  readonly clientId: string
  readonly content: string
  /** The reply to the same post that it answers. The caller has checked it. */
  readonly answersId: string | undefined
  readonly now: Date
}

export interface WrittenReply {
  readonly id: string
  readonly isNew: boolean
}

/**
 * Returns the new reply, or the reply that the same form created before if that answer was lost;
 * then the corrections made meanwhile are stored. Undefined if the client's id was used for
 * something else.
 */
export async function insertThreadReply(
  tx: Database,
  { replies: table }: ThreadTables,
  reply: NewThreadReply,
): Promise<WrittenReply | undefined> {
  const made = await query(tx)
    .insertInto(table)
    .values({
      id: newId(),
      post_id: reply.postId,
      author_id: reply.authorId,
      client_id: reply.clientId,
      content: reply.content,
      answers_id: reply.answersId ?? null,
      created_at: reply.now,
      updated_at: reply.now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return { id: made.id, isNew: true }
  const known = await query(tx)
    .selectFrom(table)
    .select(['id', 'content', 'answers_id', 'edited_by', 'created_at'])
    .select(['like_count', 'reaction_counts'])
    .select(
      sql<boolean>`exists (select 1 from ${sql.table(table)} later
        where later.post_id = ${reply.postId} and later.author_id <> ${reply.authorId}
          and later.created_at >= ${sql.ref(`${table}.created_at`)})`.as('is_answered'),
    )
    .where('author_id', '=', reply.authorId)
    .where('client_id', '=', reply.clientId)
    .where('post_id', '=', reply.postId)
    .forUpdate()
    .executeTakeFirst()
  const isAsSent =
    known?.edited_by === null &&
    known.like_count === 0 &&
    known.reaction_counts === null &&
    !known.is_answered
  const answersId = reply.answersId ?? null
  const isOther = known?.content !== reply.content || known.answers_id !== answersId
  // Nothing answers itself.
  const isCorrection = isOther && known?.id !== answersId
  if (isAsSent && isCorrectable(known.created_at, reply.now) && isCorrection)
    await query(tx)
      .updateTable(table)
      .set({ content: reply.content, answers_id: answersId })
      .where('id', '=', known.id)
      .execute()
  return known && { id: known.id, isNew: false }
}

/** The reply that the same form created before. */
export async function findSentThreadReply(
  tx: Database,
  { replies: table }: ThreadTables,
  { postId, authorId, clientId }: Pick<NewThreadReply, 'postId' | 'authorId' | 'clientId'>,
): Promise<WrittenReply | undefined> {
  const row = await query(tx)
    .selectFrom(table)
    .select('id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  return row && { id: row.id, isNew: false }
}

export async function removeThreadReply(
  tx: Database,
  { replies }: ThreadTables,
  replyId: string,
): Promise<void> {
  await query(tx).deleteFrom(replies).where('id', '=', replyId).execute()
}
