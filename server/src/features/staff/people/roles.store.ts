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
