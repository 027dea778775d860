import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { slidingDays } from '../../../platform/sessions/sessions.store.ts'

export interface FactorTimes {
  readonly created_at: Date
  readonly last_used_at: Date | null
}

export async function findCodeTimes(
  db: Database,
  userId: string,
): Promise<FactorTimes | undefined> {
  return query(db)
    .selectFrom('code_factors')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

const noteGiven = statement<{ id: string }, [sessionId: string, now: Date, end: Date]>(
  `update sessions set second_factor_at = $2, needs_second_factor = false,
    expires_at = case when needs_second_factor then least(ends_at, $3) else expires_at end
  where id = $1 and expires_at > $2
  returning id`,
)

/** For this session alone; it completes a sign-in too. False if the session has ended. */
export async function noteSecondFactor(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const end = new Date(now.getTime() + slidingDays * 24 * 60 * 60 * 1_000)
  return (await noteGiven(db, [sessionId, now, end])).length > 0
}

/** After the last factor is gone: what was given with it counts no more, nor is it asked for. */
export async function forgetSecondFactor(db: Database, userId: string): Promise<void> {
  await query(db)
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('needs_second_factor', '=', true)
    .execute()
  await query(db)
    .updateTable('sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .execute()
}
