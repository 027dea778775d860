import * as contract from '@patchbay/contract/staff/reports'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Announce, Removables } from '../../content/removals/public.ts'
import { announceNotices } from '../../notices/notices/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { notifyReporter } from '../outcomes/public.ts'
import { act, type Decision } from './act-on-report.ts'
import { closeReports } from './report-work.store.ts'
import { showReport, type ReportReaders } from './show-report.ts'
import { findStaffReport } from './staff-reports.store.ts'

const outcomes = {
  dismiss: 'dismissed',
  remove: 'removed',
  warn: 'warned',
  close: 'closed',
  ban: 'banned',
  resolve: 'resolved',
} as const satisfies Record<contract.ReportDecision, contract.ReportOutcome>

export const decideReport = (readers: ReportReaders, removables: Removables): Action =>
  action(contract.decideReport, async (ctx, { params: { reportId }, body }) => {
    const until = body.until === undefined ? null : new Date(body.until)
    if (until !== null && until <= ctx.now()) {
      const issues = [{ path: 'body/until', message: 'The ban must end in the future' }]
      throw new AppError('invalid_input', undefined, { issues })
    }
    const decision = {
      ...body,
      words: body.words ?? body.reason,
      until,
      hidesContent: body.hideContent,
    }
    const announce = await decide(ctx, removables, reportId, decision)
    announce(ctx)
    return showReport(ctx, readers, reportId)
  })

/**
 * Acts first and closes the reports then, which is the order in which a deleted account locks both.
 */
async function decide(
  ctx: ViewerContext,
  removables: Removables,
  reportId: string,
  decision: Decision,
): Promise<Announce> {
  const operator = await operatorOf(ctx, decision.reason)
  const now = ctx.now()
  return transaction(ctx.db, async (tx) => {
    const report = await findStaffReport(tx, ctx.viewer.userId, reportId)
    if (report === undefined) throw new AppError('report_not_found')
    if (report.status !== 'open') throw new AppError('report_decided')
    const { reported_id: reportedId, subject_type: type, subject_id: id } = report
    const done = await act(tx, ctx, removables, report, decision)
    const outcome = outcomes[decision.decision]
    const closed = await closeReports(tx, {
      subject: { type, id },
      outcome,
      resolution: decision.reason,
      resolvedBy: ctx.viewer.userId,
      now,
    })
    if (!closed.some((one) => one.id === reportId)) throw new AppError('report_decided')
    const reporters = closed.map(({ reporter_id: reporterId }) => reporterId)
    for (const reporterId of reporters) await notifyReporter(tx, reporterId, outcome, type, now)
    const reports = closed.map((one) => one.id).toSorted()
    await record(tx, operator, done.action, reportedId, {
      reports,
      subject: { type, id },
      ...done.details,
    })
    return (services) => {
      done.announce?.(services)
      announceNotices(services, reporters)
    }
  })
}
