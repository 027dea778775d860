import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

export interface PasswordCredential {
  readonly userId: string
  readonly email: string
  readonly hash: string
  /** Another one after every change of the password. */
  readonly version: number
}

const columns = ['user_id as userId', 'email', 'password_hash as hash', 'version'] as const

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

export interface Guessed extends PasswordCredential {
  /** Whether the password was right before in this browser. */
  readonly isKnownDevice: boolean
}

/** One statement whether or not there is such an account, so that its time tells nothing. */
export async function findGuessed(
  db: Database,
  email: string,
  deviceToken: string | undefined,
): Promise<Guessed | undefined> {
  return query(db)
    .selectFrom('password_credentials as c')
    .select(['c.user_id as userId', 'c.email', 'c.password_hash as hash', 'c.version'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('known_devices as d')
            .select('d.user_id')
            .whereRef('d.user_id', '=', 'c.user_id')
            .where('d.token_hash', '=', hashToken(deviceToken ?? '')),
        )
        .$castTo<boolean>()
        .as('isKnownDevice'),
    )
    .where(sql<boolean>`lower(c.email) = lower(${email})`)
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

/** Replaces the password only if it is still the one that was checked; returns whether it was. */
export async function replacePassword(
  db: Database,
  change: { userId: string; version: number; newHash: string; now: Date },
): Promise<boolean> {
  const row = await query(db)
    .updateTable('password_credentials')
    .set({ password_hash: change.newHash, version: change.version + 1, updated_at: change.now })
    .where('user_id', '=', change.userId)
    .where('version', '=', change.version)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Stores another hash of the same password. */
export async function renewHash(db: Database, userId: string, hash: string): Promise<void> {
  await query(db)
    .updateTable('password_credentials')
    .set({ password_hash: hash })
    .where('user_id', '=', userId)
    .execute()
}

/** Replaces any password. False if the account has none. */
export async function setPassword(
  db: Database,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const row = await query(db)
    .updateTable('password_credentials')
    .set((eb) => ({ password_hash: hash, version: eb('version', '+', 1), updated_at: now }))
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
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
