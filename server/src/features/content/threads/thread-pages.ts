import { decodeTimeCursor, timeCursorOf } from '../../../platform/http/paging.ts'
import type { ThreadReplyRow } from './thread-replies.store.ts'

/** The last reply of the previous page. Replies are listed in the order of writing. */
export interface ThreadCursor {
  readonly createdAt: Date
  readonly id: string
}

export const threadCursorOf = (row: Pick<ThreadReplyRow, 'created_at' | 'id'>) =>
  timeCursorOf(row.created_at, row.id)

export function threadCursorIn(cursor: string | undefined): ThreadCursor | undefined {
  const found = decodeTimeCursor(cursor)
  return found && { createdAt: found[0], id: found[1] }
}
