import type { AuditEntry } from '@patchbay/contract/staff/audit'
import type { AuditRow } from './audit.store.ts'

export const viewEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  by: row.operator,
  staffId: row.staff_id,
  action: row.action,
  person: row.user_id === null ? null : { id: row.user_id, name: row.name },
  details: row.details,
  reason: row.reason,
})
