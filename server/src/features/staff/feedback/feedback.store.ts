import type { FeedbackType } from '@patchbay/contract/staff/feedback'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

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

export interface AnsweredFeedback {
  readonly userId: string
  readonly type: FeedbackType
  readonly content: string
  readonly replyTo: string | null
}

/** Undefined if there is no such feedback, or if it is already answered. */
export async function setAnswer(
  db: Database,
  feedbackId: string,
  answer: string,
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
