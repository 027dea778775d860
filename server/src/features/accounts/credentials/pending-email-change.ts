import * as contract from '@patchbay/contract/accounts/credentials'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { deleteEmailChangeOf, findPendingChange, renewLinks } from './email-changes.store.ts'
import { postEmailLinks } from './email-links.ts'
import { requireCredential } from './require-password.ts'

export const getEmailChange = action(contract.getEmailChange, async (ctx) => {
  const { email } = await requireCredential(ctx)
  const pending = await findPendingChange(ctx.db, ctx.viewer.userId, ctx.now())
  return { email, pending: pending ?? null }
})

/** Needs no password: the mails go to the same two addresses again, and change nothing. */
export const resendEmailChange = action(contract.resendEmailChange, async (ctx) => {
  const { userId } = ctx.viewer
  const { email } = await requireCredential(ctx)
  const asked = await findPendingChange(ctx.db, userId, ctx.now())
  if (asked === undefined) throw new AppError('not_found')
  await ctx.limits.count('link_mail', userId)
  await ctx.limits.count('link_mail', limitedEmail(asked.newEmail))
  await transaction(ctx.db, async (tx) => {
    await lockOwnProfile(tx, userId)
    // It may have been completed, replaced or cancelled meanwhile.
    const change = await findPendingChange(tx, userId, ctx.now())
    if (change === undefined) throw new AppError('not_found')
    const tokens = {
      current: change.isCurrentConfirmed ? undefined : newToken(),
      fresh: change.isNewConfirmed ? undefined : newToken(),
    }
    await renewLinks(tx, userId, tokens, ctx.now())
    await postEmailLinks(tx, { userId, email, newEmail: change.newEmail }, tokens)
  })
})

export const cancelEmailChange = action(contract.cancelEmailChange, async (ctx) => {
  const { userId } = ctx.viewer
  await requireCredential(ctx)
  await transaction(ctx.db, async (tx) => {
    await lockOwnProfile(tx, userId)
    // The links of a complete change stay, to say what they have done.
    const change = await findPendingChange(tx, userId, ctx.now())
    if (change !== undefined) await deleteEmailChangeOf(tx, userId)
  })
})
