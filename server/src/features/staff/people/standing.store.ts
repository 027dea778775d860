import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isBanned } from '../../accounts/profiles/public.ts'

const lockAdminRows = statement<{ id: string }>(
  `select id from user_profiles where role = 'admin' and deleted_at is null
  order by id for no key update`,
)

const selectAdmins = statement<{ id: string }, [ids: readonly string[]]>(
  `select p.id from user_profiles p where p.id = any($1::uuid[]) and p.role = 'admin'
    and p.deleted_at is null and not ${isBanned('p')}`,
)

/**
 * Locks all admins until the end of the transaction, in one order; returns those who still are, and
 * are not banned: read after the lock, because a ban is no change of the locked row.
 */
export async function lockAdmins(tx: Database): Promise<ReadonlySet<string>> {
  const locked = await lockAdminRows(tx, [])
  const admins = await selectAdmins(tx, [locked.map(({ id }) => id)])
  return new Set(admins.map(({ id }) => id))
}

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

export async function deleteBan(db: Database, userId: string): Promise<boolean> {
  const lifted = await query(db)
    .deleteFrom('banned_users')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return lifted !== undefined
}
