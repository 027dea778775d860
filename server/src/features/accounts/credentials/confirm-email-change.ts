import * as contract from '@patchbay/contract/accounts/credentials'
import { profileTopic } from '@patchbay/contract/realtime'
import { attempt, transaction, type Database } from '../../../platform/db/database.ts'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isToken } from '../../../platform/sessions/tokens.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { changeOwnProfile, lockOwnProfile } from '../profiles/public.ts'
import { deleteAllSessions, findBan } from '../sessions/public.ts'
import { findPasswordOf, setEmail } from '../sign-in/public.ts'
import { confirmAddress, findEmailChangeOwner, findUsedLink } from './email-changes.store.ts'
import { deleteResetOf } from './password-resets.store.ts'

export const confirmEmailChange = action(
  contract.confirmEmailChange,
  async (ctx, { body }) => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    const { token } = body
    const email = body.email.trim().replaceAll('\u0000', '')
    const userId = isToken(token) ? await findEmailChangeOwner(ctx.db, token) : undefined
    if (userId === undefined) throw new AppError('invalid_link')
    const viewer = await ctx.findViewer()
    // A viewer who is signed in to another account was probably lured here with a link of somebody
    // else.
    if (viewer !== undefined && viewer.userId !== userId) throw new AppError('invalid_link')
    const { isComplete, isAgain } = await transaction(ctx.db, async (tx) => {
      await lockOwnProfile(tx, userId)
      const used = await findUsedLink(tx, token, ctx.now())
      if (used !== undefined) return { ...used, isAgain: true }
      if (await findBan(tx, userId, ctx.now())) throw new AppError('invalid_link')
      const change = await confirmAddress(tx, email, token, ctx.now())
      if (change === undefined) throw new AppError('invalid_link')
      if (change.isComplete) await complete(tx, ctx, userId, change.newEmail)
      return { isComplete: change.isComplete, isAgain: false }
    })
    if (isAgain || !isComplete) return { changed: isComplete, again: isAgain }
    ctx.announce({ kind: 'changed', topic: profileTopic(userId) })
    ctx.announce({ kind: 'rights', userId })
    if (viewer !== undefined) ctx.cookies.clear('session')
    return { changed: true, again: false }
  },
  { limit: 'sign_in', fromApp: 'without_token' },
)

/** Changes the address for the sign-in, then that of the profile, and ends all sessions. */
async function complete(
  tx: Database,
  ctx: Context,
  userId: string,
  newEmail: string,
): Promise<void> {
  const before = await findPasswordOf(tx, userId)
  if (before === undefined) throw new AppError('invalid_link')
  const addresses = await listKnownAddresses(tx, userId)
  if (!(await setEmail(tx, userId, newEmail, ctx.now()))) throw new AppError('email_taken')
  try {
    await attempt(tx, (part) => changeOwnProfile(part, userId, { email: newEmail }, ctx.now()))
  } catch (error) {
    // The address for the sign-in has changed; the profile's is only for display and for notices.
    ctx.log.error({ err: error, userId }, 'a profile kept its old e-mail address')
  }
  // The used links stay until they expire, to say what they have done.
  await deleteResetOf(tx, userId)
  await deleteAllSessions(tx, userId)
  await postToEach(tx, [...addresses, newEmail], { userId, template: 'email_changed', data: {} })
}
