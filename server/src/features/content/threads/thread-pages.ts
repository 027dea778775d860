import * as z from 'zod/mini'
import { decodeCursor } from '../../../platform/http/paging.ts'
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

const place = z.tuple([z.iso.datetime(), z.uuid()])

export const threadPlaceOf = (
  row: Pick<ThreadReplyRow, 'created_at' | 'id'>,
): z.infer<typeof place> => [row.created_at.toISOString(), row.id]

export function threadPlaceIn(cursor: string | undefined): ThreadPlace | undefined {
  const found = decodeCursor(place, cursor)
  return found && { createdAt: new Date(found[0]), id: found[1] }
}
