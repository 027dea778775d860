import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  findSentThreadReply,
  insertThreadReply,
  type NewThreadReply,
  type WrittenReply,
} from './thread-replies.store.ts'
import type { ThreadTables } from './thread-tables.ts'

/**
 * Writes a reply, unless the person is refused. A person who is refused now, and whose answer was
 * lost before, hears that it was in time.
 */
export async function sendThreadReply(
  tx: Database,
  tables: ThreadTables,
  reply: NewThreadReply,
  refused: AppError | undefined,
): Promise<WrittenReply> {
  const written = await (refused ? findSentThreadReply : insertThreadReply)(tx, tables, reply)
  if (written === undefined) throw refused ?? new AppError('invalid_input')
  return written
}
