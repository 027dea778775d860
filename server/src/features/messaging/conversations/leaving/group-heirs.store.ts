import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { isAround, isBanned } from '../../../accounts/profiles/public.ts'

export interface Heir {
  readonly conversationId: string
  readonly userId: string
}

const promote = statement<
  { conversation_id: string; user_id: string },
  [conversationIds: readonly string[], now: Date]
>(`with heirs as (
    select distinct on (p.conversation_id) p.conversation_id, p.user_id
    from conversation_participants p join user_profiles person on person.id = p.user_id
    where p.conversation_id = any($1::uuid[]) and p.left_at is null
      and not exists (select 1 from conversation_participants admin
        where admin.conversation_id = p.conversation_id and admin.role = 'admin'
          and admin.left_at is null)
    order by p.conversation_id, ${isBanned('person')},
      ${isAround('person', '$2::timestamptz')} desc, p.joined_at, p.user_id),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $2
    from heirs where c.id = heirs.conversation_id returning c.id, c.change, heirs.user_id)
  update conversation_participants p set role = 'admin', change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = raised.user_id
  returning p.conversation_id, p.user_id`)

/**
 * Makes the longest-standing participant admin in those of these groups that have none, and returns
 * the new admins. Who was there lately comes first, and who is banned last: if everybody is, nobody
 * else is left to wait for an admin. The caller must hold the locks on the groups.
 */
export async function passOnGroups(
  tx: Database,
  conversationIds: readonly string[],
  now: Date,
): Promise<readonly Heir[]> {
  const heirs = await promote(tx, [conversationIds, now])
  return heirs.map((row) => ({ conversationId: row.conversation_id, userId: row.user_id }))
}
