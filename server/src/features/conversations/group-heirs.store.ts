import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

const promote = statement<never, [userId: string, now: Date]>(
  `with heirs as (
    select distinct on (p.conversation_id) p.conversation_id, p.user_id
    from conversation_participants own
    join conversation_participants p on p.conversation_id = own.conversation_id
    where own.user_id = $1 and own.role = 'admin' and own.left_at is not null
      and p.left_at is null and not exists (select 1 from conversation_participants admin
        where admin.conversation_id = p.conversation_id and admin.role = 'admin'
          and admin.left_at is null)
    order by p.conversation_id, p.joined_at, p.user_id),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $2
    from heirs where c.id = heirs.conversation_id returning c.id, c.change, heirs.user_id)
  update conversation_participants p set role = 'admin', change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = raised.user_id`,
)

/**
 * Groups that somebody has left without an admin get whoever has been in them longest. For whoever
 * holds the groups.
 */
export async function passOnGroups(tx: Database, userId: string, now: Date): Promise<void> {
  await promote(tx, [userId, now])
}
