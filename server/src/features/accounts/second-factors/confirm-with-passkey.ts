import * as contract from '@patchbay/contract/accounts/confirmations'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { confirmSession } from '../confirmations/public.ts'
import { usePasskey } from './passkeys.store.ts'
import { provePasskey } from './prove-passkey.ts'
import { noteSecondFactor } from './second-factors.store.ts'

/** The challenge is that of `askForPasskey`. It is the second factor of this session as well. */
export const confirmWithPasskey = action(
  contract.confirmWithPasskey,
  async (ctx, { body }) => {
    const { sessionId } = ctx.viewer
    const { passkey, newCounter } = await provePasskey(ctx, ctx.viewer, body)
    const now = ctx.now()
    await transaction(ctx.db, async (tx) => {
      if (!(await usePasskey(tx, passkey, newCounter, now))) throw new AppError('passkey_refused')
      if (!(await noteSecondFactor(tx, sessionId, now))) throw new AppError('not_authenticated')
      if (!(await confirmSession(tx, sessionId, now))) throw new AppError('not_authenticated')
    })
  },
  { limit: 'sign_in' },
)
