import * as contract from '@patchbay/contract/accounts/credentials'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isToken } from '../../../platform/sessions/tokens.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { deleteAllSessions, findBan } from '../sessions/public.ts'
import { deleteKnownDevices, hashPassword, setPassword } from '../sign-in/public.ts'
import { forgetLinksOf } from './forget-links.ts'
import { findResetOwner, takeReset } from './password-resets.store.ts'

export const resetPassword = action(
  contract.resetPassword,
  async (ctx, { body }) => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    const { token, newPassword } = body
    const userId = isToken(token) && (await findResetOwner(ctx.db, token, ctx.now()))
    if (!userId) throw new AppError('invalid_link')
    const hash = await hashPassword(newPassword, { by: ctx.networks.at(-1) ?? ctx.address })
    await transaction(ctx.db, async (tx) => {
      await lockOwnProfile(tx, userId)
      // A link from before a ban must not prepare the return.
      if (await findBan(tx, userId, ctx.now())) throw new AppError('invalid_link')
      if (!(await takeReset(tx, token, ctx.now()))) throw new AppError('invalid_link')
      const isSet = await setPassword(tx, userId, hash, ctx.now())
      if (!isSet) throw new AppError('invalid_link')
      await forgetLinksOf(tx, userId)
      await deleteAllSessions(tx, userId)
      await deleteKnownDevices(tx, userId)
      const addresses = await listKnownAddresses(tx, userId)
      await postToEach(tx, addresses, { userId, template: 'password_changed', data: {} })
    })
    ctx.announce({ kind: 'rights', userId })
  },
  { guesses: 'password_reset', fromApp: 'without_token' },
)
