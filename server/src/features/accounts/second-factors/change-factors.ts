import { transaction, type Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hasSecondFactor } from '../../../platform/sessions/viewer.ts'
import { requireConfirmed } from '../confirmations/public.ts'
import { listKnownAddresses, postToEach, type FactorChange } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { findFactorMethods } from '../sessions/public.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  makeRecoveryCodes,
} from './recovery-codes.store.ts'
import { forgetSecondFactor, noteSecondFactor } from './second-factors.store.ts'

/**
 * Changes what the person has set up, and tells it to their addresses. The session must be
 * confirmed. A person with a second factor must have given it too: otherwise the first factor would be
 * enough to be rid of the second.
 */
export async function changeFactors<Result>(
  ctx: ViewerContext,
  news: FactorChange,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { userId } = ctx.viewer
  await requireConfirmed(ctx)
  return transaction(ctx.db, async (tx) => {
    if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('not_authenticated')
    await requireGiven(ctx, tx)
    const result = await change(tx)
    await notifyFactorChange(tx, userId, news)
    return result
  })
}

/** Before something is shown that is needed only to change it. */
export async function requireChange(ctx: ViewerContext): Promise<void> {
  await requireConfirmed(ctx)
  await requireGiven(ctx, ctx.db)
}

async function requireGiven({ viewer, now }: ViewerContext, db: Database): Promise<void> {
  const { code, passkey } = await findFactorMethods(db, viewer.userId)
  if ((code || passkey) && !hasSecondFactor(viewer, now()))
    throw new AppError('second_factor_needed')
}

export async function notifyFactorChange(
  tx: Database,
  userId: string,
  change: FactorChange,
): Promise<void> {
  const addresses = await listKnownAddresses(tx, userId)
  await postToEach(tx, addresses, { userId, template: 'second_factor', data: { change } })
}

/** A new factor was shown to work in this session. Recovery codes come with the first one. */
export async function afterAdding(ctx: ViewerContext, tx: Database): Promise<string[]> {
  const { userId, sessionId } = ctx.viewer
  if (!(await noteSecondFactor(tx, sessionId, ctx.now()))) throw new AppError('not_authenticated')
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId)
}

/** Recovery codes alone are no second factor. */
export async function afterRemoving({ viewer }: ViewerContext, tx: Database): Promise<void> {
  const { code, passkey } = await findFactorMethods(tx, viewer.userId)
  if (code || passkey) return
  await deleteRecoveryCodes(tx, viewer.userId)
  await forgetSecondFactor(tx, viewer.userId)
}
