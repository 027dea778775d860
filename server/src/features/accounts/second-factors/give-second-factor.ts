import * as contract from '@patchbay/contract/accounts/second-factors'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { requireEntering, type Entering } from '../../../platform/sessions/authenticate.ts'
import { notifyFactorChange } from './change-factors.ts'
import { findCodeFactor, useStep } from './code-factors.store.ts'
import { usePasskey } from './passkeys.store.ts'
import { provePasskey } from './prove-passkey.ts'
import { useRecoveryCode } from './recovery-codes.store.ts'
import { noteSecondFactor } from './second-factors.store.ts'
import { matchStep } from './totp.ts'

/** Opens this session alone, for twelve hours; a sign-in that waits for it is complete. */
export const giveSecondFactor = action(
  contract.giveSecondFactor,
  async (ctx, { body }) => {
    const entering = await requireEntering(ctx)
    const { userId } = entering
    // Each kind of code has guesses of its own, and a passkey cannot be guessed: who knows the
    // password uses up one kind, and the owner enters with another.
    const guess = (method: string, attempt: () => Promise<void>): Promise<void> =>
      countRefused(ctx.limits, [{ kind: 'second_factor', key: `${userId} ${method}` }], () =>
        attempt().catch(async (error: unknown) => {
          if (isGuess(error)) await countWrong(ctx, userId, method)
          throw error
        }),
      )
    if ('code' in body) await guess('code', () => giveCode(ctx, entering, body.code))
    else if ('recoveryCode' in body)
      await guess('recovery', () => giveRecoveryCode(ctx, entering, body.recoveryCode))
    else await givePasskey(ctx, entering, body.passkey)
  },
  { limit: 'sign_in' },
)

const isGuess = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'wrong_code'

/** The last guess that is accepted for a while is mailed to its owner: the person who made it knows the first factor. */
async function countWrong(ctx: Context, userId: string, method: string): Promise<void> {
  try {
    await ctx.limits.count('untold_guesses', `${userId} ${method}`)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    await transaction(ctx.db, (tx) => notifyFactorChange(tx, userId, 'codes_guessed'))
  }
}

async function giveCode(ctx: Context, entering: Entering, code: string): Promise<void> {
  const { userId } = entering
  const now = ctx.now()
  const factor = await findCodeFactor(ctx.db, userId)
  if (factor === undefined) throw new AppError('factor_not_found')
  const step = matchStep(factor.secret, code, { now, lastStep: factor.lastStep })
  if (step === undefined) throw new AppError('wrong_code')
  await transaction(ctx.db, async (tx) => {
    if (!(await useStep(tx, userId, step, now))) throw new AppError('wrong_code')
    await note(ctx, tx, entering)
  })
}

async function giveRecoveryCode(ctx: Context, entering: Entering, code: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    if (!(await useRecoveryCode(tx, entering.userId, code))) throw new AppError('wrong_code')
    await notifyFactorChange(tx, entering.userId, 'recovery_code_used')
    await note(ctx, tx, entering)
  })
}

async function givePasskey(
  ctx: Context,
  entering: Entering,
  assertion: Parameters<typeof provePasskey>[2],
): Promise<void> {
  const { passkey, newCounter } = await provePasskey(ctx, entering, assertion)
  await transaction(ctx.db, async (tx) => {
    if (!(await usePasskey(tx, passkey, newCounter, ctx.now())))
      throw new AppError('passkey_refused')
    await note(ctx, tx, entering)
  })
}

async function note({ now }: Context, tx: Database, { sessionId }: Entering): Promise<void> {
  if (!(await noteSecondFactor(tx, sessionId, now()))) throw new AppError('not_authenticated')
}
