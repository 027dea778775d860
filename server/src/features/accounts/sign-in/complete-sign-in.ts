import { profileTopic } from '@patchbay/contract/realtime'
import type { Session } from '@patchbay/contract/accounts/sessions'
import * as contract from '@patchbay/contract/accounts/sign-in'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { reissueSession, type IssuedSession } from '../../../platform/sessions/sessions.store.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { endFlow, takeFlow, type Answer } from './end-flow.ts'
import { enterAccount } from './enter-account.ts'
import type { ProvidedPerson } from './exchange-code.ts'
import { completeFlow, type ClaimedFlow } from './flows.store.ts'
import type { Providers } from './providers.ts'

/** Completes a sign-in of this browser. Repeating it within a minute returns the same session. */
export const completeSignIn = (providers: Providers): Action =>
  action(
    contract.completeSignIn,
    async (ctx, { body }): Promise<Session> => {
      const taken = await takeFlow(ctx, body.state, 'session')
      if (taken.kind === 'completed') return resume(ctx, taken.sessionId)
      const { flow } = taken
      const issued = await endFlow(ctx, providers, { flow, answer: body }, (person) =>
        enter(ctx, flow, person, body),
      )
      return giveSession(ctx, issued)
    },
    { limit: 'sign_in', fromApp: 'never' },
  )

async function resume(ctx: Context, sessionId: string): Promise<Session> {
  const issued = await reissueSession(ctx.db, sessionId, ctx.now())
  if (issued === undefined) throw new AppError('sign_in_failed')
  return giveSession(ctx, issued)
}

interface Entering extends Answer {
  readonly timeZone?: string | undefined
  readonly separate?: boolean | undefined
}

async function enter(
  ctx: Context,
  flow: ClaimedFlow,
  person: ProvidedPerson,
  { timeZone, separate = false }: Entering,
): Promise<IssuedSession> {
  const viewer = flow.linkUserId === null ? undefined : await requirePerson(ctx, flow.linkUserId)
  const issued = await transaction(ctx.db, async (tx) => {
    const entry = { ...flow, isSeparate: separate, config: ctx.config }
    const userId = await enterAccount(tx, entry, person, ctx.now())
    // Adding a provider does not change how this session was created.
    const session =
      viewer === undefined
        ? await openSession(tx, ctx, { userId, provider: flow.provider, timeZone })
        : await reissueSession(tx, viewer.sessionId, ctx.now())
    if (session === undefined) throw new AppError('sign_in_failed')
    await completeFlow(tx, flow.secrets.state, session.id, ctx.now())
    return { ...session, userId }
  })
  // The provider may have supplied a picture, or connected Spotify.
  ctx.announce({ kind: 'changed', topic: profileTopic(issued.userId) })
  return issued
}

/** A provider is added only if the person who requested it is still signed in. */
async function requirePerson(ctx: Context, userId: string): Promise<Viewer> {
  const viewer = await ctx.findViewer()
  if (viewer?.userId !== userId) throw new AppError('sign_in_failed')
  return viewer
}
