import * as contract from '@patchbay/contract/accounts/second-factors'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { action, type Context } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireEntering, type Entering } from '../../../platform/sessions/authenticate.ts'
import { listPasskeys, putChallenge, takeChallenge, type StoredPasskey } from './passkeys.store.ts'
import { hostOf, originOf } from './relying-party.ts'

export const askForPasskey = action(
  contract.askForPasskey,
  async (ctx) => {
    const { userId, sessionId } = await requireEntering(ctx)
    const passkeys = await listPasskeys(ctx.db, userId)
    if (passkeys.length === 0) throw new AppError('factor_not_found')
    const options = await generateAuthenticationOptions({
      rpID: hostOf(ctx.config),
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports: [...transports],
      })),
      userVerification: 'required',
    })
    const { challenge } = options
    await putChallenge(ctx.db, sessionId, { purpose: 'give', challenge, now: ctx.now() })
    return { options: { ...options } }
  },
  { limit: 'sign_in' },
)

export interface Assertion {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

export interface ProvenPasskey {
  readonly passkey: StoredPasskey
  readonly newCounter: number
}

/** The person's own passkey, which has signed the challenge of this session. */
export async function provePasskey(
  ctx: Context,
  { userId, sessionId }: Entering,
  assertion: Assertion,
): Promise<ProvenPasskey> {
  const challenge = await takeChallenge(ctx.db, sessionId, 'give', ctx.now())
  const passkeys = await listPasskeys(ctx.db, userId)
  const passkey = passkeys.find(({ credentialId }) => credentialId === assertion.id)
  return verifyAssertion(ctx, assertion, { challenge, passkey })
}

interface Expected {
  /** None if there is no challenge any more. */
  readonly challenge: string | undefined
  readonly passkey: StoredPasskey | undefined
}

/** Refuses everything alike that is not a signature of this passkey for this challenge. */
export async function verifyAssertion(
  ctx: Context,
  { id, ...response }: Assertion,
  { challenge: expectedChallenge, passkey }: Expected,
): Promise<ProvenPasskey> {
  if (expectedChallenge === undefined || passkey === undefined)
    throw new AppError('passkey_refused')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: originOf(ctx.config),
    expectedRPID: hostOf(ctx.config),
    credential: {
      id,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw new AppError('passkey_refused', error)
  })
  if (!verified) throw new AppError('passkey_refused')
  return { passkey, newCounter: authenticationInfo.newCounter }
}
