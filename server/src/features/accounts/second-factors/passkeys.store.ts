import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'

const challengeMinutes = 5

type Purpose = 'add' | 'give'

/** A session has one of each purpose at a time. */
export async function putChallenge(
  db: Database,
  sessionId: string,
  { purpose, challenge, now }: { purpose: Purpose; challenge: string; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + challengeMinutes * 60_000)
  await query(db)
    .insertInto('passkey_challenges')
    .values({ session_id: sessionId, purpose, challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(['session_id', 'purpose']).doUpdateSet({ challenge, expires_at }),
    )
    .execute()
}

/** Every attempt uses up the challenge, also if it fails or comes too late. */
export async function takeChallenge(
  db: Database,
  sessionId: string,
  purpose: Purpose,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.challenge : undefined
}

export interface StoredPasskey {
  readonly id: string
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export async function listPasskeys(
  db: Database,
  userId: string,
): Promise<readonly StoredPasskey[]> {
  const rows = await query(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(stored)
}

const stored = (row: Selectable<Tables['passkeys']>): StoredPasskey => ({
  id: row.id,
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: row.transports,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})

export interface OwnedPasskey {
  readonly userId: string
  readonly passkey: StoredPasskey
}

/**
 * Finds a passkey by the id from its authenticator: at a sign-in nobody knows yet who the person
 * is.
 */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<OwnedPasskey | undefined> {
  const row = await query(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row && { userId: row.user_id, passkey: stored(row) }
}

/** False if somebody has added this passkey before. */
export async function insertPasskey(
  db: Database,
  userId: string,
  passkey: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  const row = await query(db)
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False if its counter has moved on meanwhile, which a copy would do, or if it was removed. */
export async function usePasskey(
  db: Database,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const row = await query(db)
    .updateTable('passkeys')
    .set({ counter: String(newCounter), last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', String(counter))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const row = await query(db)
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskeysOf(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

/** This also deletes challenges that nobody has used. */
export async function putSignInChallenge(
  db: Database,
  attempt: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await query(db).deleteFrom('passkey_sign_ins').where('expires_at', '<=', now).execute()
  await query(db)
    .insertInto('passkey_sign_ins')
    .values({
      attempt_hash: hashToken(attempt),
      challenge,
      expires_at: new Date(now.getTime() + challengeMinutes * 60_000),
    })
    .execute()
}

/** Every attempt uses up the challenge, also if it fails or comes too late. */
export async function takeSignInChallenge(
  db: Database,
  attempt: string,
  now: Date,
): Promise<string | undefined> {
  const row = await query(db)
    .deleteFrom('passkey_sign_ins')
    .where('attempt_hash', '=', hashToken(attempt))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now ? row.challenge : undefined
}
