import * as contract from '@patchbay/contract/accounts/credentials'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { limitedEmail } from '../../../platform/limits/address.ts'
import { mailPasswordReset } from './mail-password-reset.ts'

/**
 * Does the same for every address, so that the answer does not reveal accounts; the job looks the
 * account up.
 */
export const requestPasswordReset = action(
  contract.requestPasswordReset,
  async (ctx, { body }) => {
    if (!ctx.config.passwordSignIn) throw new AppError('not_found')
    await ctx.limits.count('link_mail', limitedEmail(body.email))
    await enqueue(ctx.db, mailPasswordReset, { email: body.email })
    return {
      message:
        'Password reset instructions have been sent to your email address. Please check your inbox and spam folder for the reset link.',
    }
  },
  { limit: 'reset_request', fromApp: 'without_token' },
)
