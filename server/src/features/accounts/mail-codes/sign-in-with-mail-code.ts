import * as contract from '@patchbay/contract/accounts/mail-codes'
import { profileTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countRefused, guessesFrom } from '../../../platform/limits/limits.ts'
import { reissueSession, type IssuedSession } from '../../../platform/sessions/sessions.store.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import { enterAccount } from '../sign-in/public.ts'
import {
  findMailCodeByToken,
  guessMailCode,
  noteOpenedSession,
  useUpMailCode,
  type FoundMailCode,
} from './mail-codes.store.ts'
import { ownerOf, requireRight } from './proven-mailbox.ts'
import { sendMailCode } from './send-mail-code.ts'

/** Mails everybody alike, so that the answer does not reveal who has an account. */
export const startMailCode = action(
  contract.startMailCode,
  async (ctx, { body }) => {
    if (!ctx.config.mailCodeSignIn) throw new AppError('not_found')
    const purpose = { kind: 'sign_in', token: newToken() } as const
    return { attempt: await sendMailCode(ctx, body.email, purpose) }
  },
  { limit: 'reset_request', fromApp: 'without_token' },
)

type Proof = { readonly token: string } | { readonly attempt: string; readonly code: string }

interface Entering {
  readonly proof: Proof
  readonly timeZone?: string | undefined
  readonly separate?: boolean | undefined
}

export const signInWithMailCode = action(
  contract.signInWithMailCode,
  async (ctx, { body }) => {
    if (!ctx.config.mailCodeSignIn) throw new AppError('not_found')
    const issued = await enter(ctx, await prove(ctx, body.proof), body)
    const session = await giveSession(ctx, issued)
    return ctx.isApp ? { ...session, token: issued.token } : session
  },
  { limit: 'sign_in', fromApp: 'without_token' },
)

/** Only wrong codes count. */
async function prove(ctx: Context, proof: Proof): Promise<FoundMailCode> {
  const now = ctx.now()
  if ('token' in proof) return requireRight(await findMailCodeByToken(ctx.db, proof.token, now))
  return countRefused(ctx.limits, guessesFrom('mail_code_sign_in', ctx), async () =>
    requireRight(await guessMailCode(ctx.db, proof, 'sign_in', { sessionId: null, now })),
  )
}

/** A refusal, as of an address that has an account already, leaves the code as it was. */
async function enter(
  ctx: Context,
  { attemptHash, email, openedSessionId }: FoundMailCode,
  { timeZone, separate: isSeparate = false }: Entering,
): Promise<IssuedSession> {
  const now = ctx.now()
  if (openedSessionId !== null) {
    const again = await reissueSession(ctx.db, openedSessionId, now)
    if (again === undefined) throw new AppError('code_expired')
    return again
  }
  const provider = 'mail_code' as const
  const issued = await transaction(ctx.db, async (tx) => {
    if (!(await useUpMailCode(tx, attemptHash, now))) throw new AppError('code_expired')
    const entry = { provider, linkUserId: null, isSeparate, config: ctx.config }
    const userId = await enterAccount(tx, entry, ownerOf(email), now)
    const session = await openSession(tx, ctx, { userId, provider, timeZone, bearer: ctx.isApp })
    await noteOpenedSession(tx, attemptHash, session.id)
    return { ...session, userId }
  })
  ctx.announce({ kind: 'changed', topic: profileTopic(issued.userId) })
  return issued
}
