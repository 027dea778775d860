import * as contract from '@patchbay/contract/accounts/second-factors'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findFactorMethods } from '../sessions/public.ts'
import { changeFactors } from './change-factors.ts'
import { makeRecoveryCodes } from './recovery-codes.store.ts'

export const renewRecoveryCodes = action(contract.renewRecoveryCodes, async (ctx) => {
  const { userId } = ctx.viewer
  const recoveryCodes = await changeFactors(ctx, 'codes_renewed', async (tx) => {
    const { code, passkey } = await findFactorMethods(tx, userId)
    if (!code && !passkey) throw new AppError('factor_not_found')
    return makeRecoveryCodes(tx, userId)
  })
  return { recoveryCodes }
})
