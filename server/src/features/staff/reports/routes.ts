import type { Action } from '../../../platform/http/action.ts'
import type { Removables } from '../../content/removals/public.ts'
import { assignReport, releaseReport } from './assign-report.ts'
import { decideReport } from './decide-report.ts'
import { getStaffReport } from './get-staff-report.ts'
import { listStaffReports } from './list-staff-reports.ts'
import { noteReport } from './note-report.ts'
import { restoreContent } from './restore-content.ts'
import type { ReportReaders } from './show-report.ts'

export const staffReportRoutes = (
  readers: ReportReaders,
  removables: Removables,
): readonly Action[] => [
  listStaffReports,
  getStaffReport(readers),
  decideReport(readers, removables),
  assignReport(readers),
  releaseReport(readers),
  noteReport(readers),
  restoreContent(removables),
]
