import * as contract from '@patchbay/contract/people/reports'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import type { Reportables } from './reportable.ts'
import {
  correctReason,
  findSentReport,
  insertReport,
  type NewReport,
  type SentReport,
} from './reports.store.ts'

export const createReport = (reportables: Reportables): Action =>
  action(contract.createReport, async (ctx, { body }) => {
    const { viewer } = ctx
    const { clientId, subject, reason } = body
    const reporterId = viewer.userId
    await ctx.limits.count('report', reporterId)
    return transaction(ctx.db, async (tx) => {
      // The account may have been deleted since the session was checked.
      if (!(await shareLockOwnProfile(tx, reporterId))) throw new AppError('not_authenticated')
      // Checked first, because the reported object may be gone since.
      const sent = await findSentReport(tx, reporterId, clientId)
      if (sent !== undefined) return repeat(tx, sent, body)
      const found = await reportables[subject.type](tx, viewer, subject.id)
      if (found === undefined) throw new AppError('subject_not_found')
      if (!found.allowed) throw new AppError('forbidden')
      const { reportedId, snapshot } = found
      const report = { reporterId, reportedId, clientId, subject, reason, snapshot, now: ctx.now() }
      const id = await insertReport(tx, report)
      if (id !== undefined) return { id }
      const beside = await findSentReport(tx, reporterId, clientId)
      if (beside === undefined) throw new AppError('already_reported')
      return repeat(tx, beside, body)
    })
  })

async function repeat(
  tx: Database,
  sent: SentReport,
  { subject, reason }: Pick<NewReport, 'subject' | 'reason'>,
): Promise<{ id: string }> {
  if (sent.subject_type !== subject.type || sent.subject_id !== subject.id)
    throw new AppError('invalid_input')
  await correctReason(tx, sent.id, reason)
  return { id: sent.id }
}
