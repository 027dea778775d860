import type { RemovableSubject } from '@patchbay/contract/people/reports'
import * as contract from '@patchbay/contract/staff/reports'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action, type Action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import { removeContent, type Announce, type Removables } from '../../content/removals/public.ts'
import { operatorOf, record } from '../audit/public.ts'
import { requireBannable, shutOut } from '../people/public.ts'
import { closeReports } from './report-work.store.ts'
import { showReport, type ReportReaders } from './show-report.ts'
import { findStaffReport, type ReportDetailRow } from './staff-reports.store.ts'

const outcomes = {
  dismiss: 'dismissed',
  remove: 'removed',
  warn: 'warned',
  ban: 'banned',
  resolve: 'resolved',
} as const satisfies Record<contract.ReportDecision, contract.ReportOutcome>

const actions = {
  dismiss: 'dismiss-report',
  remove: 'remove-content',
  warn: 'warn',
  ban: 'ban',
  resolve: 'resolve-report',
} as const satisfies Record<contract.ReportDecision, string>

interface Decision {
  readonly decision: contract.ReportDecision
  readonly reason: string
  readonly words: string
  readonly until: Date | null
}

interface Done {
  /** For the audit log. */
  readonly details: object
  readonly announce?: Announce
}

export const decideReport = (readers: ReportReaders, removables: Removables): Action =>
  action(contract.decideReport, async (ctx, { params: { reportId }, body }) => {
    const until = body.until === undefined ? null : new Date(body.until)
    if (until !== null && until <= ctx.now()) throw new AppError('invalid_input')
    const decision = { ...body, words: body.words ?? body.reason, until }
    const announce = await decide(ctx, removables, reportId, decision)
    announce?.(ctx)
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
): Promise<Announce | undefined> {
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
    for (const { reporter_id: reporterId } of closed)
      await postNotice(tx, reporterId, 'report_decided', { outcome })
    const reports = closed.map((one) => one.id).toSorted()
    await record(tx, operator, actions[decision.decision], reportedId, {
      reports,
      subject: { type, id },
      ...done.details,
    })
    return done.announce
  })
}

async function act(
  tx: Database,
  ctx: ViewerContext,
  removables: Removables,
  report: ReportDetailRow,
  { decision, reason, words, until }: Decision,
): Promise<Done> {
  const { reported_id: reportedId, subject_type: type, subject_id: id } = report
  if (decision === 'warn') {
    await postNotice(tx, reportedId, 'warned', { words })
    return { details: { words } }
  }
  if (decision === 'ban') {
    await requireBannable(tx, ctx.viewer, reportedId)
    await shutOut(tx, reportedId, reason, until)
    return {
      details: { until: until?.toISOString() ?? null },
      announce: ({ announce }) => announce({ kind: 'rights', userId: reportedId }),
    }
  }
  if (decision !== 'remove') return { details: {} }
  if (type === 'person') throw new AppError('invalid_input')
  const subject: { type: RemovableSubject; id: string } = { type, id }
  const order = { subject, removedBy: ctx.viewer.userId, reason: words }
  const removed = await removeContent(tx, removables, order, ctx.now())
  if (removed === undefined) throw new AppError('content_gone')
  // The reported person may have changed what somebody else wrote.
  for (const userId of new Set([removed.authorId, reportedId]))
    await postNotice(tx, userId, 'content_removed', { what: type, because: words })
  return { details: { removal: removed.id, words }, announce: removed.announce }
}
