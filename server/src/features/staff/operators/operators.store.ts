import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface FoundPerson {
  readonly id: string
  readonly display_name: string | null
  readonly full_name: string | null
  readonly role: string
  readonly created_at: Date
  /** The providers, and `email` for a password. */
  readonly ways: readonly string[]
}

const peopleById = statement<FoundPerson, [ids: readonly string[]]>(
  `select p.id, p.display_name, p.full_name, p.role, p.created_at, array(
    select i.provider from identities i where i.user_id = p.id
    union select 'email' from password_credentials c where c.user_id = p.id order by 1) as ways
  from user_profiles p where p.id = any($1::uuid[]) and p.deleted_at is null order by p.id`,
)

export const findPeople = (db: Database, ids: readonly string[]): Promise<readonly FoundPerson[]> =>
  peopleById(db, [ids])

export async function setRole(db: Database, userId: string, role: string): Promise<void> {
  await query(db)
    .updateTable('user_profiles')
    .set({ role, updated_at: new Date() })
    .where('id', '=', userId)
    .execute()
}

export async function setBan(
  db: Database,
  userId: string,
  reason: string,
  until: Date | null,
): Promise<void> {
  await query(db)
    .insertInto('banned_users')
    .values({ user_id: userId, reason, expires_at: until })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ reason, expires_at: until, created_at: new Date() }),
    )
    .execute()
}

export async function liftBan(db: Database, userId: string): Promise<boolean> {
  const lifted = await query(db)
    .deleteFrom('banned_users')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return lifted !== undefined
}
