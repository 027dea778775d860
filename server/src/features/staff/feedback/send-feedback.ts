import * as contract from '@patchbay/contract/staff/feedback'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findEmail } from '../../accounts/profiles/public.ts'
import { insertFeedback } from './feedback.store.ts'

export const sendFeedback = action(contract.sendFeedback, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  await ctx.limits.count('feedback', userId)
  const { type, content, replyTo } = body
  if (type === 'question' && replyTo === undefined) await requireAddress(ctx)
  await insertFeedback(ctx.db, { userId, type, content, replyTo, now: ctx.now() })
})

/** A question is answered by mail, which nobody can receive without an address. */
async function requireAddress({ db, viewer }: ViewerContext): Promise<void> {
  if ((await findEmail(db, viewer.userId)) !== undefined) return
  const issues = [{ path: 'body/replyTo', message: 'Invalid email address' }]
  throw new AppError('invalid_input', undefined, { issues })
}
