import * as contract from '@patchbay/contract/staff/audit'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { listEntries } from './audit.store.ts'
import { viewEntry } from './audit.view.ts'

export const listAuditEntries = action(contract.listAuditEntries, async ({ db }, { query }) => {
  const found = await listEntries(db, query.personId, decodeCursor(z.uuid(), query.cursor))
  const { rows, nextCursor } = pageOf(found, contract.auditEntriesPerPage, ({ id }) => id)
  return { entries: rows.map(viewEntry), nextCursor }
})
