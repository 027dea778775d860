import * as contract from '@patchbay/contract/staff/feedback'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findEmail } from '../../accounts/profiles/public.ts'
import { insertFeedback } from './feedback.store.ts'

export const sendFeedback = action(contract.sendFeedback, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  await ctx.limits.count('feedback', userId)
  const { type, content } = body
  // Only somebody whose account has no address may name one, so that no stranger gets our mail.
  const hasAddress = (await findEmail(ctx.db, userId)) !== undefined
  const replyTo = hasAddress ? undefined : body.replyTo
  // A question is answered by mail, which nobody can receive without an address.
  if (type === 'question' && !hasAddress && replyTo === undefined) {
    const issues = [{ path: 'body/replyTo', message: 'Invalid email address' }]
    throw new AppError('invalid_input', undefined, { issues })
  }
  await insertFeedback(ctx.db, { userId, type, content, replyTo, now: ctx.now() })
})
