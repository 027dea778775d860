import * as contract from '@patchbay/contract/notices/notices'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewNotice } from './notice.view.ts'
import { listNoticesOf } from './shown-notices.store.ts'

const cursorSchema = z.object({ place: z.string().check(z.regex(/^\d{1,18}$/)), id: z.uuid() })

export const listNotices = action(contract.listNotices, async ({ db, viewer }, { query }) => {
  const after = decodeCursor(cursorSchema, query.cursor)
  const listed = await listNoticesOf(db, viewer, after)
  const cursorOf = ({ place, id }: z.infer<typeof cursorSchema>) => ({ place, id })
  const { rows, nextCursor } = pageOf(listed.rows, contract.noticesPerPage, cursorOf)
  const { unread, version, timeZone } = listed
  return { notices: rows.map((row) => viewNotice(row, timeZone)), nextCursor, unread, version }
})
