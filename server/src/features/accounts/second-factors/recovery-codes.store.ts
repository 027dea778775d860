import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '@patchbay/contract/accounts/second-factors'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { hashToken } from '../../../platform/sessions/tokens.ts'
import { toBase32 } from './totp.ts'

/** 80 random bits, so that a plain hash is enough. */
const newCode = (): string => toBase32(randomBytes(10)).toLowerCase()

const hashOf = (userId: string, code: string): Buffer => hashToken(`${userId} ${code}`)

const inGroups = (code: string): string => (code.match(/.{4}/g) ?? []).join('-')

/** Replaces all of a person's codes and returns the new ones, which nobody can read again. */
export async function makeRecoveryCodes(db: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await deleteRecoveryCodes(db, userId)
  await query(db)
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(userId, code) })))
    .execute()
  return codes.map(inGroups)
}

/** False if there is no such code, or none any more. */
export async function useRecoveryCode(
  db: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await query(db)
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(userId, code))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await query(db)
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await query(db).deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
