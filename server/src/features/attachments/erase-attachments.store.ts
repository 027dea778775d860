import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'

// In the order in which the clean-up holds them.
const deleteAll = statement<never, [ownerId: string]>(
  `with own as (select id from attachments where owner_id = $1 order by id for update)
  delete from attachments where id in (select id from own)`,
)

export async function deleteAttachmentsOf(tx: Database, userId: string): Promise<void> {
  await deleteAll(tx, [userId])
}
