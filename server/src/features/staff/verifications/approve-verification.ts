import { profileTopic, verificationTopic } from '@patchbay/contract/realtime'
import * as contract from '@patchbay/contract/staff/verification-reviews'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Services, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { announceNotices } from '../../notices/notices/public.ts'
import { operatorOf } from '../audit/public.ts'
import { decideVerification } from './decide-verification.ts'
import type { Verdict } from './review-request.ts'
import { mayDecide } from './reviews.policy.ts'
import { findRequest } from './verifications.store.ts'

export const approveVerification = action(
  contract.approveVerification,
  async (ctx, { params, body: { name, reason } }) =>
    decide(ctx, params.requestId, { status: 'approved', name }, reason),
)

export const rejectVerification = action(
  contract.rejectVerification,
  async (ctx, { params, body: { because, reason } }) =>
    decide(ctx, params.requestId, { status: 'rejected', because }, reason),
)

async function decide(
  ctx: ViewerContext,
  requestId: string,
  verdict: Verdict,
  reason: string,
): Promise<void> {
  const request = await findRequest(ctx.db, requestId)
  if (request === undefined) throw new AppError('request_not_found')
  if (!mayDecide(ctx.viewer.userId, request.user_id)) throw new AppError('forbidden')
  const operator = await operatorOf(ctx, reason)
  await transaction(ctx.db, async (tx) => {
    const done = await decideVerification(tx, operator, requestId, verdict)
    if (done === 'missing') throw new AppError('request_not_found')
    if (done === 'reviewed') throw new AppError('request_decided')
    if ('renamedTo' in done) throw new AppError('person_renamed')
  })
  announceVerification(ctx, request.user_id)
}

/** Call it after the commit: the person's open pages show the badge or the decision at once. */
export function announceVerification(ctx: Pick<Services, 'announce'>, userId: string): void {
  for (const topic of [verificationTopic(userId), profileTopic(userId)])
    ctx.announce({ kind: 'changed', topic })
  announceNotices(ctx, [userId])
}
