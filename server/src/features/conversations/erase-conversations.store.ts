import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

// In one order: people who share conversations may delete their accounts at the same time.
const deleteEmpty = statement<never, [userId: string]>(
  `with held as (
    select c.id from conversations c
    join conversation_participants p on p.conversation_id = c.id
    where p.user_id = $1 and not c.is_group and c.seq = 0
    order by c.id for update of c)
  delete from conversations c using held where c.id = held.id`,
)

/**
 * Of somebody who deletes their account: the conversations in which nothing was said. For whoever
 * holds the account, so that none begins beside.
 */
export async function deleteEmptyConversationsOf(tx: Database, userId: string): Promise<void> {
  await deleteEmpty(tx, [userId])
}
