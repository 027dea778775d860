import { profileTopic } from '@patchbay/contract/realtime'
import type { Session } from '@patchbay/contract/sessions'
import * as contract from '@patchbay/contract/sign-in'
import * as z from 'zod/mini'
import { transaction } from '../../platform/db/database.ts'
import { action, type Action, type Context } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { reissueSession } from '../../platform/sessions/sessions.store.ts'
import { isToken } from '../../platform/sessions/tokens.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { redirectUriOf } from './begin-flow.ts'
import { enterAccount } from './enter-account.ts'
import { exchangeCode, type CallbackFields, type ProvidedPerson } from './exchange-code.ts'
import { claimFlow, completeFlow, releaseFlow, type ClaimedFlow } from './flows.store.ts'
import type { Providers } from './providers.ts'

type Answer = CallbackFields & { readonly error?: string | undefined }

/** Ends a sign-in that this browser began. Repeating it within a minute gives the same session. */
export const completeSignIn = (providers: Providers): Action =>
  action(
    contract.completeSignIn,
    async (ctx, { body }): Promise<Session> => {
      const browser = ctx.cookies.read('browser')
      if (!isToken(browser)) throw new AppError('sign_in_failed')
      const claim = await claimFlow(ctx.db, body.state, browser, ctx.now())
      if (claim.kind === 'busy') throw new AppError('sign_in_pending')
      if (claim.kind === 'none') throw new AppError('sign_in_failed')
      if (claim.kind === 'completed') return resume(ctx, claim.sessionId)
      return complete(ctx, providers, claim.flow, body)
    },
    { limit: 'sign_in' },
  )

async function resume(ctx: Context, sessionId: string): Promise<Session> {
  const issued = await reissueSession(ctx.db, sessionId, ctx.now())
  if (issued === undefined) throw new AppError('sign_in_failed')
  return giveSession(ctx, issued)
}

async function complete(
  ctx: Context,
  providers: Providers,
  flow: ClaimedFlow,
  body: Answer & { readonly timeZone?: string | undefined },
): Promise<Session> {
  const { state } = flow.secrets
  try {
    const person = await askProvider(ctx, providers, flow, body)
    const viewer = flow.linkUserId === null ? undefined : await requirePerson(ctx, flow.linkUserId)
    const issued = await transaction(ctx.db, async (tx) => {
      const userId = await enterAccount(tx, flow, person, ctx.now())
      // Adding a provider changes nothing about how this session began.
      const session =
        viewer === undefined
          ? await openSession(tx, ctx, { userId, provider: flow.provider, timeZone: body.timeZone })
          : await reissueSession(tx, viewer.sessionId, ctx.now())
      if (session === undefined) throw new AppError('sign_in_failed')
      await completeFlow(tx, state, session.id, ctx.now())
      return { ...session, userId }
    })
    // A provider may have brought a picture, or connected Spotify.
    ctx.announce({ kind: 'changed', topic: profileTopic(issued.userId) })
    return await giveSession(ctx, issued)
  } catch (error) {
    // Who is away may answer in a moment: then the flow stays open for the next attempt.
    const refused = error instanceof AppError && error.code !== 'provider_unavailable'
    await (refused ? completeFlow(ctx.db, state, null, ctx.now()) : releaseFlow(ctx.db, state))
    throw error
  }
}

const formSchema = z.object({
  code: z.optional(z.string()),
  error: z.optional(z.string()),
  user: z.optional(z.string()),
})

/** Apple's answer is the one it posted to us, never one from the page. */
async function askProvider(
  ctx: Context,
  providers: Providers,
  flow: ClaimedFlow,
  body: Answer,
): Promise<ProvidedPerson> {
  const client = providers.get(flow.provider)
  if (client === undefined) throw new AppError('sign_in_failed')
  const { state } = flow.secrets
  const form = z.safeParse(formSchema, flow.formFields)
  if (flow.provider === 'apple' && !form.success) throw new AppError('sign_in_failed')
  const answer: Answer = flow.provider === 'apple' && form.success ? { state, ...form.data } : body
  if (answer.error !== undefined) {
    const cancelled = /^(access_denied|user_cancelled_authorize)$/.test(answer.error)
    throw new AppError(cancelled ? 'sign_in_cancelled' : 'sign_in_failed')
  }
  return exchangeCode(client, flow.secrets, redirectUriOf(ctx.config.publicUrl), answer)
}

/** A provider is added to the account that asked for it, by the same person, still signed in. */
async function requirePerson(ctx: Context, userId: string): Promise<Viewer> {
  const viewer = await ctx.findViewer()
  if (viewer?.userId !== userId) throw new AppError('sign_in_failed')
  return viewer
}
