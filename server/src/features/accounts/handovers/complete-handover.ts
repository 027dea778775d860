import * as contract from '@patchbay/contract/accounts/handovers'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hasApp } from '../../../platform/sessions/bearer.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { completeFlow, endFlow, takeFlow, type Providers } from '../sign-in/public.ts'
import { deleteExpiredHandovers, insertHandover } from './handovers.store.ts'

/**
 * Stores the person whom the provider confirmed for the app that requested it. The browser gets no
 * session and no account is created: a link that was sent around must not sign anybody in.
 */
export const completeHandover = (providers: Providers): Action =>
  action(
    contract.completeHandover,
    async (ctx, { body }) => {
      if (!hasApp(ctx.config)) throw new AppError('not_found')
      const taken = await takeFlow(ctx, body.state, 'handover')
      // A handover gives this browser no session, so a flow that is already complete cannot be
      // resumed.
      if (taken.kind !== 'claimed') throw new AppError('sign_in_failed')
      const { flow } = taken
      const { provider, challenge, confirms } = flow
      if (challenge === null) throw new AppError('sign_in_failed')
      const code = newToken()
      await endFlow(ctx, providers, { flow, answer: body }, (person) =>
        transaction(ctx.db, async (tx) => {
          const now = ctx.now()
          await deleteExpiredHandovers(tx, now)
          await insertHandover(tx, code, { provider, challenge, confirms, person }, now)
          await completeFlow(tx, flow.secrets.state, null, now)
        }),
      )
      const address = new URL(ctx.config.appLink)
      // The fragment is not sent to any server, so the code is in no log and no referrer.
      address.hash = new URLSearchParams({ code }).toString()
      return { address: address.href }
    },
    { limit: 'sign_in', fromApp: 'never' },
  )
