import { decodeTimeCursor, timeCursorOf } from '../../../platform/http/paging.ts'
import type { ThreadCursor, ThreadReplyRow } from './thread-replies.store.ts'

export const threadCursorOf = (row: Pick<ThreadReplyRow, 'created_at' | 'id'>) =>
  timeCursorOf(row.created_at, row.id)

export function threadCursorIn(cursor: string | undefined): ThreadCursor | undefined {
  const found = decodeTimeCursor(cursor)
  return found && { createdAt: found[0], id: found[1] }
}
