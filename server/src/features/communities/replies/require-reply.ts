import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findReply, type ReplyRow } from './replies.store.ts'
import { lockReply, type LockedReply } from './written-replies.store.ts'

/** Throws if the viewer may not see the reply, as if it did not exist. */
export async function requireReply(
  db: Database,
  replyId: string,
  viewerId: string,
): Promise<ReplyRow> {
  const row = await findReply(db, replyId, viewerId)
  if (row === undefined) throw new AppError('reply_not_found')
  return row
}

/** Like `requireReply`, with a lock for a write. */
export async function requireLockedReply(
  tx: Database,
  replyId: string,
  viewerId: string,
): Promise<LockedReply> {
  const reply = await lockReply(tx, replyId, viewerId)
  if (reply === undefined) throw new AppError('reply_not_found')
  return reply
}
