import * as contract from '@patchbay/contract/accounts/second-factors'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { listKnownAddresses } from '../mails/public.ts'
import { afterAdding, afterRemoving, changeFactors, requireChange } from './change-factors.ts'
import {
  deleteCodeFactor,
  deleteCodeSetup,
  findCodeSetup,
  putCodeFactor,
  putCodeSetup,
} from './code-factors.store.ts'
import { matchStep, newSecret, otpauthAddress, toBase32 } from './totp.ts'

/** The app that is set up, if any, works on until the new one has shown a code. */
export const startCodeFactor = action(contract.startCodeFactor, async (ctx) => {
  const { productName } = ctx.config
  await requireChange(ctx)
  const bytes = newSecret()
  await putCodeSetup(ctx.db, ctx.viewer, bytes, ctx.now())
  const [account = productName] = await listKnownAddresses(ctx.db, ctx.viewer.userId)
  const secret = toBase32(bytes)
  return { secret, address: otpauthAddress(secret, { issuer: productName, account }) }
})

export const setCodeFactor = action(contract.setCodeFactor, async (ctx, { body }) => {
  const { userId, sessionId } = ctx.viewer
  const now = ctx.now()
  const recoveryCodes = await changeFactors(ctx, 'code_set', async (tx) => {
    const secret = await findCodeSetup(tx, ctx.viewer, now)
    if (secret === undefined) throw new AppError('setup_expired')
    const step = matchStep(secret, body.code, { now, lastStep: 0 })
    if (step === undefined) throw new AppError('wrong_code')
    await putCodeFactor(tx, userId, { secret, step, now })
    await deleteCodeSetup(tx, sessionId)
    return afterAdding(ctx, tx)
  })
  return { recoveryCodes }
})

export const removeCodeFactor = action(contract.removeCodeFactor, async (ctx) =>
  changeFactors(ctx, 'code_removed', async (tx) => {
    if (!(await deleteCodeFactor(tx, ctx.viewer.userId))) throw new AppError('factor_not_found')
    await afterRemoving(ctx, tx)
  }),
)
