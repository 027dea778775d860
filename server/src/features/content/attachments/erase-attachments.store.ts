import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { keysOf } from './attachment-rows.store.ts'

// The clean-up locks them in the same order.
const deleteAll = statement<never, [ownerId: string]>(
  `with own as (select id from attachments where owner_id = $1 order by id for update)
  delete from attachments where id in (select id from own)`,
)

export async function deleteAttachmentsOf(tx: Database, userId: string): Promise<void> {
  await deleteAll(tx, [userId])
}

const deleteInside = statement<{ keys: string[] }, [conversationIds: readonly string[]]>(
  `with inside as (
    select a.id from attachments a join messages m on m.id = a.message_id
    where m.conversation_id = any($1::uuid[]) order by a.id for update of a)
  delete from attachments where id in (select id from inside)
  returning ${keysOf}`,
)

/** Deletes the rows of all files in these conversations, and returns the keys of the files. */
export async function deleteAttachmentsIn(
  tx: Database,
  conversationIds: readonly string[],
): Promise<readonly string[]> {
  return (await deleteInside(tx, [conversationIds])).flatMap(({ keys }) => keys)
}
