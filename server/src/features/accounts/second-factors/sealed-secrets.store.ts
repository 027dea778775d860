import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/** Of one person only, so that a secret that is copied into another row cannot be read there. */
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
export async function sealSecret(db: Database, userId: string, secret: Buffer): Promise<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db, userId), nonce)
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

export async function openSecret(db: Database, userId: string, stored: Buffer): Promise<Buffer> {
  const nonce = stored.subarray(0, nonceBytes)
  const tag = stored.subarray(nonceBytes, nonceBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db, userId), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(stored.subarray(nonceBytes + tagBytes)), decipher.final()])
}
