import * as contract from '@patchbay/contract/staff/reports'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf, record } from '../audit/public.ts'
import { setAssignee } from './report-work.store.ts'
import { showReport, type ReportReaders } from './show-report.ts'
import { findStaffReport } from './staff-reports.store.ts'

export const assignReport = (readers: ReportReaders): Action =>
  action(contract.assignReport, async (ctx, { params: { reportId } }) => {
    await assign(ctx, reportId, ctx.viewer.userId)
    return showReport(ctx, readers, reportId)
  })

export const releaseReport = (readers: ReportReaders): Action =>
  action(contract.releaseReport, async (ctx, { params: { reportId } }) => {
    await assign(ctx, reportId, null)
    return showReport(ctx, readers, reportId)
  })

/** Who works on it is no decision about anybody, so that nobody is asked why. */
async function assign(
  ctx: ViewerContext,
  reportId: string,
  assigneeId: string | null,
): Promise<void> {
  const name = assigneeId === null ? 'release-report' : 'assign-report'
  const operator = await operatorOf(ctx, assigneeId === null ? 'to let go of it' : 'to work on it')
  await transaction(ctx.db, async (tx) => {
    const report = await findStaffReport(tx, ctx.viewer.userId, reportId)
    if (report === undefined) throw new AppError('report_not_found')
    if (!(await setAssignee(tx, reportId, assigneeId))) throw new AppError('report_decided')
    await record(tx, operator, name, report.reported_id, { report: reportId })
  })
}
