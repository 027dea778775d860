import * as contract from '@patchbay/contract/staff/reports'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewReport } from './report.view.ts'
import { listOpen, listResolved } from './staff-reports.store.ts'

const openCursor = z.object({ id: z.uuid() })
const resolvedCursor = z.object({ at: z.coerce.date(), id: z.uuid() })

export const listStaffReports = action(
  contract.listStaffReports,
  async ({ db, viewer: { userId } }, { query }) => {
    const { cursor, status } = query
    const found =
      status === 'open'
        ? await listOpen(db, userId, decodeCursor(openCursor, cursor)?.id)
        : await listResolved(db, userId, decodeCursor(resolvedCursor, cursor))
    const { rows, nextCursor } = pageOf(found, contract.reportsPerPage, (last) =>
      status === 'open' ? { id: last.id } : { at: last.resolved_at, id: last.id },
    )
    return { reports: rows.map(viewReport), nextCursor }
  },
)
