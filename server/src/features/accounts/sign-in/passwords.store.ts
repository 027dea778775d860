import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export interface PasswordCredential {
  readonly userId: string
  readonly email: string
  readonly hash: string
}

const columns = ['user_id as userId', 'email', 'password_hash as hash'] as const

export async function findPassword(
  db: Database,
  email: string,
): Promise<PasswordCredential | undefined> {
  return query(db)
    .selectFrom('password_credentials')
    .select(columns)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
}

export async function findPasswordOf(
  db: Database,
  userId: string,
): Promise<PasswordCredential | undefined> {
  return query(db)
    .selectFrom('password_credentials')
    .select(columns)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Replaces the hash only if it is still the one that was checked; returns whether it was. */
export async function replacePassword(
  db: Database,
  change: { userId: string; hash: string; newHash: string; now: Date },
): Promise<boolean> {
  const row = await query(db)
    .updateTable('password_credentials')
    .set({ password_hash: change.newHash, updated_at: change.now })
    .where('user_id', '=', change.userId)
    .where('password_hash', '=', change.hash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces any password. Returns the account's address, if it has a password at all. */
export async function setPassword(
  db: Database,
  userId: string,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .updateTable('password_credentials')
    .set({ password_hash: hash, updated_at: now })
    .where('user_id', '=', userId)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** Returns false if the address belongs to another account. */
export async function setEmail(
  db: Database,
  userId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const change = query(db)
    .updateTable('password_credentials')
    .set({ email, updated_at: now })
    .where('user_id', '=', userId)
  try {
    await change.execute()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
}

export async function insertPassword(
  db: Database,
  credential: { userId: string; email: string; hash: string; now: Date },
): Promise<void> {
  await query(db)
    .insertInto('password_credentials')
    .values({
      user_id: credential.userId,
      email: credential.email,
      password_hash: credential.hash,
      updated_at: credential.now,
    })
    .execute()
}

export async function deletePasswordOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('password_credentials').where('user_id', '=', userId).execute()
}
