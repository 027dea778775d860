import type { FeedbackType } from '@patchbay/contract/staff/feedback'
import { feedbackPerPage } from '@patchbay/contract/staff/received-feedback'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

interface NewFeedback {
  readonly userId: string
  readonly type: FeedbackType
  readonly content: string
  readonly replyTo: string | undefined
  readonly now: Date
}

/** The same text again, while the first is unanswered, is stored only once. */
export async function insertFeedback(db: Database, feedback: NewFeedback): Promise<void> {
  await query(db)
    .insertInto('user_feedback')
    .values({
      id: newId(),
      user_id: feedback.userId,
      type: feedback.type,
      content: feedback.content,
      reply_to: feedback.replyTo ?? null,
      created_at: feedback.now,
    })
    // This must be a literal: PostgreSQL does not match a partial index with a parameter of a
    // prepared statement.
    .onConflict((conflict) =>
      conflict
        .expression(sql`user_id, type, md5(content)`)
        .where('status', '=', sql.lit('open'))
        .doNothing(),
    )
    .execute()
}

/** The unanswered feedback, the oldest first. */
export async function listOpenFeedback(db: Database, limit: number) {
  return query(db)
    .selectFrom('user_feedback')
    .select(['id', 'user_id', 'type', 'content', 'created_at'])
    .where('status', '=', 'open')
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

export interface FeedbackRow {
  readonly id: string
  readonly type: string
  readonly content: string
  readonly created_at: Date
  readonly answer: string | null
  readonly answered_at: Date | null
  readonly person: PersonRow
}

export interface FeedbackCursor {
  readonly at: Date
  readonly id: string
}

const selectFeedback = (which: string): string =>
  `select f.id, f.type, f.content, f.created_at, f.answer, f.answered_at,
    ${personJson('p')} as person
  from user_feedback f join user_profiles p on p.id = f.user_id where ${which}`

const selectOpen = statement<FeedbackRow, [at: Date, id: string]>(
  selectFeedback(`f.status = 'open' and (f.created_at, f.id) > ($1, $2)
    order by f.created_at, f.id limit ${feedbackPerPage + 1}`),
)
const selectAnswered = statement<FeedbackRow, [at: Date, id: string]>(
  selectFeedback(`f.status = 'answered' and (f.answered_at, f.id) < ($1, $2)
    order by f.answered_at desc, f.id desc limit ${feedbackPerPage + 1}`),
)
const selectOne = statement<FeedbackRow, [id: string]>(selectFeedback('f.id = $1'))

const first = { at: new Date(0), id: '00000000-0000-0000-0000-000000000000' }
const last = {
  at: new Date('9999-01-01T00:00:00Z'),
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

export function listFeedbackRows(
  db: Database,
  tab: 'open' | 'answered',
  place: FeedbackCursor | undefined,
): Promise<readonly FeedbackRow[]> {
  const { at, id } = place ?? (tab === 'open' ? first : last)
  return (tab === 'open' ? selectOpen : selectAnswered)(db, [at, id])
}

export async function findFeedback(db: Database, id: string): Promise<FeedbackRow | undefined> {
  const [row] = await selectOne(db, [id])
  return row
}

export interface AnsweredFeedback {
  readonly userId: string
  readonly type: FeedbackType
  readonly content: string
  readonly replyTo: string | null
}

/**
 * Without an answer it is only closed. Undefined if there is no such feedback, or if it is not open
 * any more.
 */
export async function setAnswer(
  db: Database,
  feedbackId: string,
  answer: string | null,
  now: Date,
): Promise<AnsweredFeedback | undefined> {
  const row = await query(db)
    .updateTable('user_feedback')
    .set({ status: 'answered', answer, answered_at: now })
    .where('id', '=', feedbackId)
    .where('status', '=', 'open')
    .returning(['user_id', 'type', 'content', 'reply_to'])
    .executeTakeFirst()
  // The column's check allows the contract's values only.
  return (
    row && {
      userId: row.user_id,
      type: row.type as FeedbackType,
      content: row.content,
      replyTo: row.reply_to,
    }
  )
}

export async function deleteFeedbackOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('user_feedback').where('user_id', '=', userId).execute()
}
