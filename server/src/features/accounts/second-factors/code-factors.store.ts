import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/**
 * The key belongs to one person, so that a secret that is copied into another row cannot be read
 * there.
 */
async function keyOf(db: Database, userId: string): Promise<Buffer> {
  const { second_factor_key: key } = await query(db)
    .selectFrom('instance')
    .select('second_factor_key')
    .executeTakeFirstOrThrow()
  return Buffer.from(hkdfSync('sha256', key, userId, 'secret of an authenticator app', 32))
}

const nonceBytes = 12
const tagBytes = 16

/** The stored form: the nonce, the tag and the encrypted secret. */
async function sealSecret(db: Database, userId: string, secret: Buffer): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db, userId), nonce)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

async function openSecret(db: Database, userId: string, stored: Buffer): Promise<Buffer> {
  const nonce = stored.subarray(0, nonceBytes)
  const tag = stored.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db, userId), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(stored.subarray(nonceBytes + tagBytes)), decipher.final()])
}

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
