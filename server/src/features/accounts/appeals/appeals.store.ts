import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import type { Appealed } from './appeal-token.ts'

export async function getAppealKey(db: Database): Promise<Buffer> {
  const { appeal_key: key } = await query(db)
    .selectFrom('instance')
    .select('appeal_key')
    .executeTakeFirstOrThrow()
  return key
}

const lockBanRow = statement<{ id: string }, [userId: string, banId: string, now: Date]>(
  `select id from banned_users where user_id = $1 and id = $2
    and (expires_at is null or expires_at > $3) for no key update`,
)

/**
 * False if the ban has ended. Until the transaction does, nobody lifts the ban, and no other appeal
 * against it is written.
 */
export async function lockBan(
  tx: Database,
  { userId, banId }: Appealed,
  now: Date,
): Promise<boolean> {
  return (await lockBanRow(tx, [userId, banId, now])).length > 0
}

interface Written {
  readonly count: number
  readonly open: boolean
  /** The last answer. */
  readonly answer: string | null
}

const selectWritten = statement<Written, [banId: string]>(
  `select count(*)::int as count, coalesce(bool_or(outcome is null), false) as open,
    (select last.answer from ban_appeals last where last.ban_id = $1 and last.outcome is not null
      order by last.answered_at desc limit 1) as answer
  from ban_appeals where ban_id = $1`,
)

/** What was written against a ban so far. */
export async function findWritten(db: Database, banId: string): Promise<Written> {
  const [written] = await selectWritten(db, [banId])
  return written ?? { count: 0, open: false, answer: null }
}

export async function insertAppeal(
  tx: Database,
  { userId, banId }: Appealed,
  content: string,
  now: Date,
): Promise<void> {
  await query(tx)
    .insertInto('ban_appeals')
    .values({ id: newId(), user_id: userId, ban_id: banId, content, created_at: now })
    .execute()
}

/** The account is deleted. */
export async function deleteAppealsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('ban_appeals').where('user_id', '=', userId).execute()
}
