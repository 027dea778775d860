import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

const hour = 60 * 60 * 1_000

/** Replaces an earlier link, which stops working. */
export async function putReset(
  db: Database,
  userId: string,
  token: string,
  now: Date,
): Promise<void> {
  const fresh = {
    token_hash: hashToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + hour),
  }
  await query(db)
    .insertInto('password_resets')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

/** The owner of a link that has not expired. */
export async function findResetOwner(
  db: Database,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** If several calls run at once, only one succeeds. */
export async function takeReset(db: Database, token: string, now: Date): Promise<boolean> {
  const row = await query(db)
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteResetOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

export async function deleteExpiredResets(db: Database, now: Date): Promise<void> {
  await query(db).deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}
