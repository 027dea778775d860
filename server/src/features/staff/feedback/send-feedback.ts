import * as contract from '@patchbay/contract/staff/feedback'
import { action } from '../../../platform/http/action.ts'
import { insertFeedback } from './feedback.store.ts'

export const sendFeedback = action(contract.sendFeedback, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  await ctx.limits.count('feedback', userId)
  await insertFeedback(ctx.db, { userId, type: body.type, content: body.content, now: ctx.now() })
})
