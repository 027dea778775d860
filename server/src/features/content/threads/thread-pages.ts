import { decodeTimePlace, timePlaceOf } from '../../../platform/http/paging.ts'
import type { ThreadReplyRow } from './thread-replies.store.ts'

/** The last reply of the previous page. Replies are listed in the order of writing. */
export interface ThreadPlace {
  readonly createdAt: Date
  readonly id: string
}

export const threadBeginning: ThreadPlace = {
  createdAt: new Date(0),
  id: '00000000-0000-0000-0000-000000000000',
}

export const threadPlaceOf = (row: Pick<ThreadReplyRow, 'created_at' | 'id'>) =>
  timePlaceOf(row.created_at, row.id)

export function threadPlaceIn(cursor: string | undefined): ThreadPlace | undefined {
  const found = decodeTimePlace(cursor)
  return found && { createdAt: found[0], id: found[1] }
}
