import * as contract from '@patchbay/contract/accounts/second-factors'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newToken } from '../../../platform/sessions/tokens.ts'
import { lockOwnProfile } from '../profiles/public.ts'
import { giveSession, openSession } from '../sessions/public.ts'
import {
  putSignInChallenge,
  takeSignInChallenge,
  findPasskey,
  usePasskey,
} from './passkeys.store.ts'
import { verifyAssertion } from './prove-passkey.ts'
import { hostOf } from './relying-party.ts'

/** Names no passkey: the browser offers those that it has, and nobody learns who has an account. */
export const startPasskeySignIn = action(
  contract.startPasskeySignIn,
  async (ctx) => {
    const options = await generateAuthenticationOptions({
      rpID: hostOf(ctx.config),
      userVerification: 'required',
    })
    const attempt = newToken()
    await putSignInChallenge(ctx.db, attempt, options.challenge, ctx.now())
    return { attempt, options: { ...options } }
  },
  { limit: 'sign_in', fromApp: 'never' },
)

/**
 * A passkey is a device and what unlocks it, so that no second factor is asked for. An unknown one
 * is refused like a wrong one.
 */
export const signInWithPasskey = action(
  contract.signInWithPasskey,
  async (ctx, { body }) => {
    const now = ctx.now()
    const challenge = await takeSignInChallenge(ctx.db, body.attempt, now)
    const owned = await findPasskey(ctx.db, body.passkey.id)
    const expected = { challenge, passkey: owned?.passkey }
    const { passkey, newCounter } = await verifyAssertion(ctx, body.passkey, expected)
    const { userId } = owned ?? {}
    if (userId === undefined) throw new AppError('passkey_refused')
    const issued = await transaction(ctx.db, async (tx) => {
      // The account may be deleted, or the passkey removed, at this moment.
      if ((await lockOwnProfile(tx, userId)) === undefined) throw new AppError('passkey_refused')
      if (!(await usePasskey(tx, passkey, newCounter, now))) throw new AppError('passkey_refused')
      const { timeZone } = body
      return openSession(tx, ctx, { userId, provider: 'passkey', timeZone, hasSecondFactor: true })
    })
    return giveSession(ctx, issued)
  },
  { limit: 'sign_in', fromApp: 'never' },
)
