import { listAuditEntries } from './list-audit-entries.ts'

export const auditRoutes = [listAuditEntries]
