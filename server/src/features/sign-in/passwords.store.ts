import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'

export async function findPassword(
  db: Database,
  email: string,
): Promise<{ userId: string; hash: string } | undefined> {
  const row = await query(db)
    .selectFrom('password_credentials')
    .select(['user_id', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst()
  return row && { userId: row.user_id, hash: row.password_hash }
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
