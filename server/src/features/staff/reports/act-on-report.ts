import type { ReportDecision } from '@patchbay/contract/staff/reports'
import type { Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { removeContent, type Announce, type Removables } from '../../content/removals/public.ts'
import { announceNotices } from '../../notices/notices/public.ts'
import { operatorOf } from '../audit/public.ts'
import { closeByStaff, removeByStaff } from '../communities/public.ts'
import { notifyRemoved, notifyWarned } from '../outcomes/public.ts'
import { detailsOf, requireBannable, shutOut } from '../people/public.ts'
import type { ReportDetailRow } from './staff-reports.store.ts'

export interface Decision {
  readonly decision: ReportDecision
  readonly reason: string
  readonly words: string
  readonly until: Date | null
  readonly hidesContent: boolean | undefined
}

/** What was done: its name and the rest for the audit log, and what open pages receive. */
interface Done {
  readonly action: string
  readonly details: object
  readonly announce?: Announce
}

const communityCodes = {
  missing: 'content_gone',
  forbidden: 'forbidden',
  unchanged: 'community_closed',
} as const

/** The decision does not fit what was reported. */
const notFor = (message: string): AppError =>
  new AppError('invalid_input', undefined, { issues: [{ path: 'body/decision', message }] })

type Act = (
  tx: Database,
  ctx: ViewerContext,
  removables: Removables,
  report: ReportDetailRow,
  decision: Decision,
) => Promise<Done>

const removeReported: Act = async (tx, ctx, removables, report, { words }) => {
  const { reported_id: reportedId, subject_type: type, subject_id: id } = report
  if (type === 'person') throw notFor('A person cannot be removed')
  if (type === 'community') {
    const order = { communityId: id, words, now: ctx.now() }
    const removed = await removeByStaff(tx, ctx.viewer, order)
    if (typeof removed === 'string') throw new AppError(communityCodes[removed])
    const { leaderId, name, announce } = removed
    // It may have passed on to another leader since.
    const before = leaderId === reportedId ? [] : [reportedId]
    for (const userId of before)
      await notifyRemoved(tx, userId, { subject: type, words }, ctx.now())
    return {
      action: 'remove-community',
      details: { community: id, name, words },
      announce: (services) => {
        announce(services)
        announceNotices(services, before)
      },
    }
  }
  const order = { subject: { type, id }, removedBy: ctx.viewer.userId, reason: words }
  const removed = await removeContent(tx, removables, order, ctx.now())
  if (removed === undefined) throw new AppError('content_gone')
  // The reported person may have changed what somebody else wrote.
  const concerned = [...new Set([removed.authorId, reportedId])]
  for (const userId of concerned)
    await notifyRemoved(tx, userId, { subject: type, words }, ctx.now())
  return {
    action: 'remove-content',
    details: { removal: removed.id, words },
    announce: (services) => {
      removed.announce(services)
      announceNotices(services, concerned)
    },
  }
}

const acts: Readonly<Record<ReportDecision, Act>> = {
  dismiss: () => Promise.resolve({ action: 'dismiss-report', details: {} }),
  resolve: () => Promise.resolve({ action: 'resolve-report', details: {} }),
  remove: removeReported,
  async warn(tx, ctx, _removables, { reported_id: reportedId }, { words }) {
    const notified = await notifyWarned(tx, reportedId, words, ctx.now())
    return {
      action: 'warn',
      details: { words },
      announce: (services) => announceNotices(services, notified),
    }
  },
  async close(tx, ctx, _removables, { subject_type: type, subject_id: id }, { reason, words }) {
    if (type !== 'community') throw notFor('Only a community can be closed')
    const operator = await operatorOf(ctx, reason)
    const closing = await closeByStaff(tx, { communityId: id, operator, now: ctx.now() }, words)
    if (!closing.done) throw new AppError(communityCodes[closing.why])
    const { name, announce } = closing
    return { action: 'close-community', details: { community: id, name, words }, announce }
  },
  async ban(tx, ctx, _removables, { reported_id: reportedId }, { reason, ...terms }) {
    await requireBannable(tx, ctx.viewer, reportedId)
    await shutOut(tx, reportedId, reason, terms)
    return {
      action: 'ban',
      details: detailsOf(terms),
      announce: ({ announce }) => announce({ kind: 'rights', userId: reportedId }),
    }
  },
}

/** Does what was decided about a report, in the transaction that closes it. */
export const act: Act = (tx, ctx, removables, report, decision) =>
  acts[decision.decision](tx, ctx, removables, report, decision)
