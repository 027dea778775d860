import * as z from 'zod/mini'
import type { Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isToken } from '../../../platform/sessions/tokens.ts'
import { redirectUriOf } from './begin-flow.ts'
import { exchangeCode, type CallbackFields, type ProvidedPerson } from './exchange-code.ts'
import {
  claimFlow,
  completeFlow,
  releaseFlow,
  type Claim,
  type ClaimedFlow,
  type FlowEnd,
} from './flows.store.ts'
import type { Providers } from './providers.ts'

export interface Answer extends CallbackFields {
  readonly error?: string | undefined
}

type Taken = Extract<Claim, { kind: 'claimed' | 'completed' }>

/** The flow of this browser; a flow of another browser, or with another end, is not found. */
export async function takeFlow(ctx: Context, state: string, end: FlowEnd): Promise<Taken> {
  const browser = ctx.cookies.read('browser')
  if (!isToken(browser)) throw new AppError('sign_in_failed')
  const claim = await claimFlow(ctx.db, { state, browser, end, now: ctx.now() })
  if (claim.kind === 'busy') throw new AppError('sign_in_pending')
  if (claim.kind === 'none') throw new AppError('sign_in_failed')
  return claim
}

/** Exchanges the code with the provider, then runs the purpose of the flow. */
export async function endFlow<Result>(
  ctx: Context,
  providers: Providers,
  { flow, answer }: { readonly flow: ClaimedFlow; readonly answer: Answer },
  use: (person: ProvidedPerson) => Promise<Result>,
): Promise<Result> {
  const { state } = flow.secrets
  try {
    return await use(await askProvider(ctx, providers, flow, answer))
  } catch (error) {
    // If the provider is unavailable, the flow stays open for another attempt.
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

/** For Apple, only the form that it posted to us counts, never values from the page. */
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
