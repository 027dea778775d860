import * as contract from '@patchbay/contract/staff/audit'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { listEntries, type AuditRow } from './audit.store.ts'

const viewEntry = (row: AuditRow): contract.AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  by: row.operator,
  staffId: row.staff_id,
  action: row.action,
  person: row.user_id === null ? null : { id: row.user_id, name: row.name },
  details: row.details,
  reason: row.reason,
})

export const listAuditEntries = action(contract.listAuditEntries, async ({ db }, { query }) => {
  const found = await listEntries(db, query.personId, decodeCursor(z.uuid(), query.cursor))
  const { rows, nextCursor } = pageOf(found, contract.auditEntriesPerPage, ({ id }) => id)
  return { entries: rows.map(viewEntry), nextCursor }
})
