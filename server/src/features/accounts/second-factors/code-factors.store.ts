import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { openSecret, sealSecret } from './sealed-secrets.store.ts'

const setupMinutes = 15

interface Owner {
  readonly userId: string
  readonly sessionId: string
}

/** A session has one set-up at a time, so that what was shown last counts. */
export async function putCodeSetup(
  db: Database,
  { userId, sessionId }: Owner,
  secret: Buffer,
  now: Date,
): Promise<void> {
  const setup = {
    secret: await sealSecret(db, userId, secret),
    expires_at: new Date(now.getTime() + setupMinutes * 60_000),
  }
  await query(db)
    .insertInto('code_setups')
    .values({ session_id: sessionId, ...setup })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(setup))
    .execute()
}

export async function findCodeSetup(
  db: Database,
  { userId, sessionId }: Owner,
  now: Date,
): Promise<Buffer | undefined> {
  const row = await query(db)
    .selectFrom('code_setups')
    .select('secret')
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && openSecret(db, userId, row.secret)
}

export async function deleteCodeSetup(db: Database, sessionId: string): Promise<void> {
  await query(db).deleteFrom('code_setups').where('session_id', '=', sessionId).execute()
}

export async function putCodeFactor(
  db: Database,
  userId: string,
  { secret, step, now }: { readonly secret: Buffer; readonly step: number; readonly now: Date },
): Promise<void> {
  const factor = {
    secret: await sealSecret(db, userId, secret),
    last_step: String(step),
    created_at: now,
    last_used_at: null,
  }
  await query(db)
    .insertInto('code_factors')
    .values({ user_id: userId, ...factor })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(factor))
    .execute()
}

export interface CodeFactor {
  readonly secret: Buffer
  readonly lastStep: number
}

export async function findCodeFactor(
  db: Database,
  userId: string,
): Promise<CodeFactor | undefined> {
  const row = await query(db)
    .selectFrom('code_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      secret: await openSecret(db, userId, row.secret),
      lastStep: Number(row.last_step),
    }
  )
}

/** False if this or a later step was used meanwhile. */
export async function useStep(
  db: Database,
  userId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await query(db)
    .updateTable('code_factors')
    .set({ last_step: String(step), last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCodeFactor(db: Database, userId: string): Promise<boolean> {
  const row = await query(db)
    .deleteFrom('code_factors')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
