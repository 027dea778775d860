import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'

const touch = statement<never, [userId: string, now: Date]>(
  `with locked as (
    select c.id from conversations c join conversation_participants p on p.conversation_id = c.id
    where p.user_id = $1 and p.left_at is null order by c.id for no key update of c),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $2
    from locked where c.id = locked.id returning c.id, c.change)
  update conversation_participants p set change = raised.change
  from raised where p.conversation_id = raised.id and p.user_id = $1`,
)

/**
 * The other participants receive the person anew in every conversation, because they are shown
 * differently, such as without a link after a ban.
 */
export async function touchParticipant(tx: Database, userId: string, now: Date): Promise<void> {
  await touch(tx, [userId, now])
}
