import type { StaffReport, Surrounding } from '@patchbay/contract/staff/reports'
import type { SurroundingRow } from '../../people/reports/public.ts'
import type { StaffReportRow } from './staff-reports.store.ts'

export const viewReport = (row: StaffReportRow): StaffReport => ({
  id: row.id,
  createdAt: row.created_at.toISOString(),
  subject: { type: row.subject_type, id: row.subject_id },
  reported: { id: row.reported_id, name: row.reported_name },
  reporter: { id: row.reporter_id, name: row.reporter_name },
  reason: row.reason,
  status: row.status,
  outcome: row.outcome,
  assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name },
  others: row.others,
})

export const viewSurrounding = (row: SurroundingRow, subjectId: string): Surrounding => ({
  id: row.id,
  author: { id: row.author_id, name: row.author_name },
  content: row.content,
  createdAt: row.created_at.toISOString(),
  isSubject: row.id === subjectId,
})
