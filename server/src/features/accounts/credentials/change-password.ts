import * as contract from '@patchbay/contract/accounts/credentials'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { confirmSession } from '../confirmations/public.ts'
import { listKnownAddresses, postToEach } from '../mails/public.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { deleteOtherSessions } from '../sessions/public.ts'
import { deleteKnownDevices, hashPassword, replacePassword } from '../sign-in/public.ts'
import { forgetLinksOf } from './forget-links.ts'
import { requirePassword } from './require-password.ts'

/** Checks the current password, then sets the new one. */
export const changePassword = action(
  contract.changePassword,
  async (ctx, { body }) => {
    const { userId, sessionId } = ctx.viewer
    const current = await requirePassword(ctx, body.currentPassword)
    const hash = await hashPassword(body.newPassword, { by: userId })
    await transaction(ctx.db, async (tx) => {
      await lockOwnProfile(tx, userId)
      // If two changes run at once, only the first succeeds; for the second, the current password
      // is no longer correct.
      if (!(await replacePassword(tx, { ...current, newHash: hash, now: ctx.now() })))
        throw new AppError('wrong_password')
      await confirmSession(tx, sessionId, ctx.now())
      await forgetLinksOf(tx, userId)
      await deleteOtherSessions(tx, userId, sessionId)
      await deleteKnownDevices(tx, userId, ctx.cookies.read('device'))
      const addresses = await listKnownAddresses(tx, userId)
      await postToEach(tx, addresses, { userId, template: 'password_changed', data: {} })
    })
    ctx.announce({ kind: 'rights', userId })
    return { message: 'Password updated successfully.' }
  },
  { guesses: 'password_change' },
)
