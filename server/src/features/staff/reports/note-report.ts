import * as contract from '@patchbay/contract/staff/reports'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { operatorOf, record } from '../audit/public.ts'
import { insertNote } from './report-work.store.ts'
import { showReport, type ReportReaders } from './show-report.ts'
import { findStaffReport } from './staff-reports.store.ts'

/** The note says why; the log refers to it. */
export const noteReport = (readers: ReportReaders): Action =>
  action(contract.noteReport, async (ctx, { params: { reportId }, body: { content } }) => {
    const authorId = ctx.viewer.userId
    const operator = await operatorOf(ctx, 'to note something')
    await transaction(ctx.db, async (tx) => {
      const report = await findStaffReport(tx, authorId, reportId)
      if (report === undefined) throw new AppError('report_not_found')
      const note = await insertNote(tx, { reportId, authorId, content, now: ctx.now() })
      await record(tx, operator, 'note-report', report.reported_id, { report: reportId, note })
    })
    return showReport(ctx, readers, reportId)
  })
