import * as contract from '@patchbay/contract/accounts/confirmations'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { beginFlow, completeFlow, endFlow, takeFlow, type Providers } from '../sign-in/public.ts'
import { confirmByProvider } from './confirm-by-provider.ts'
import { isConfirmed, listConfirmingMethods } from './require-confirmed.ts'

/** For the native app, which would learn it only after its browser has returned. */
export const getConfirmation = action(contract.getConfirmation, async (ctx) => ({
  needed: !isConfirmed(ctx),
  signInMethods: await listConfirmingMethods(ctx),
}))

/** The flow of a sign-in, bound to this browser and to this session. */
export const startConfirmation = (providers: Providers): Action =>
  action(
    contract.startConfirmation,
    async (ctx, { body }) => ({
      url: await beginFlow(ctx, providers, { ...body, confirmSessionId: ctx.viewer.sessionId }),
    }),
    { limit: 'sign_in', fromApp: 'never' },
  )

export const completeConfirmation = (providers: Providers): Action =>
  action(
    contract.completeConfirmation,
    async (ctx, { body }) => {
      const { sessionId } = ctx.viewer
      const taken = await takeFlow(ctx, body.state, 'confirmation')
      const confirmed = taken.kind === 'claimed' ? taken.flow.confirmSessionId : taken.sessionId
      // The browser has another session by now.
      if (confirmed !== sessionId) throw new AppError('sign_in_failed')
      if (taken.kind === 'completed') return
      const { flow } = taken
      await endFlow(ctx, providers, { flow, answer: body }, (person) =>
        transaction(ctx.db, async (tx) => {
          await confirmByProvider(tx, sessionId, person, ctx.now())
          await completeFlow(tx, flow.secrets.state, sessionId, ctx.now())
        }),
      )
    },
    { limit: 'sign_in', fromApp: 'never' },
  )
