import * as contract from '@patchbay/contract/staff/reports'
import { action, type Action } from '../../../platform/http/action.ts'
import { showReport, type ReportReaders } from './show-report.ts'

export const getStaffReport = (readers: ReportReaders): Action =>
  action(contract.getStaffReport, (ctx, { params }) => showReport(ctx, readers, params.reportId))
