import * as identitiesContract from '@patchbay/contract/accounts/identities'
import * as contract from '@patchbay/contract/accounts/sign-in'
import { action, type Action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { hasApp } from '../../../platform/sessions/bearer.ts'
import { requireConfirmed } from '../confirmations/public.ts'
import { beginFlow } from './begin-flow.ts'
import type { Providers } from './providers.ts'

export const startSignIn = (providers: Providers): Action =>
  action(
    contract.startSignIn,
    async (ctx, { body }) => {
      if (body.challenge !== undefined && !hasApp(ctx.config)) throw new AppError('not_found')
      return { url: await beginFlow(ctx, providers, body) }
    },
    { limit: 'sign_in', fromApp: 'never' },
  )

/** The same flow, bound to the account of the signed-in viewer. */
export const startLink = (providers: Providers): Action =>
  action(
    identitiesContract.startLink,
    async (ctx, { body }) => {
      await requireConfirmed(ctx)
      const { userId } = ctx.viewer
      return { url: await beginFlow(ctx, providers, { ...body, linkUserId: userId }) }
    },
    { limit: 'sign_in', fromApp: 'never' },
  )
