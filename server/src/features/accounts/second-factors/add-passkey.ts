import * as contract from '@patchbay/contract/accounts/second-factors'
import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { listKnownAddresses } from '../mails/public.ts'
import { afterAdding, afterRemoving, changeFactors, requireChange } from './change-factors.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  putChallenge,
  takeChallenge,
} from './passkeys.store.ts'
import { hostOf, originOf } from './relying-party.ts'

/** Ed25519, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257]

export const startPasskey = action(contract.startPasskey, async (ctx) => {
  const { userId, sessionId } = ctx.viewer
  await requireChange(ctx)
  const passkeys = await listPasskeys(ctx.db, userId)
  if (passkeys.length >= contract.mostPasskeys) throw new AppError('too_many_passkeys')
  const [account = ctx.config.productName] = await listKnownAddresses(ctx.db, userId)
  const options = await generateRegistrationOptions({
    rpName: ctx.config.productName,
    rpID: hostOf(ctx.config),
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: account,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  const { challenge } = options
  await putChallenge(ctx.db, sessionId, { purpose: 'add', challenge, now: ctx.now() })
  return { options: { ...options } }
})

export const addPasskey = action(contract.addPasskey, async (ctx, { body }) => {
  const { userId } = ctx.viewer
  await requireChange(ctx)
  const made = await verify(ctx, body.credential)
  const recoveryCodes = await changeFactors(ctx, 'passkey_added', async (tx) => {
    if ((await listPasskeys(tx, userId)).length >= contract.mostPasskeys)
      throw new AppError('too_many_passkeys')
    const isNew = await insertPasskey(tx, userId, {
      id: newId(),
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: body.credential.transports,
      name: body.name,
      createdAt: ctx.now(),
    })
    if (!isNew) throw new AppError('passkey_refused')
    return afterAdding(ctx, tx)
  })
  return { recoveryCodes }
})

interface Made {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

async function verify(ctx: ViewerContext, { id, ...response }: Made): Promise<WebAuthnCredential> {
  const { sessionId } = ctx.viewer
  const expectedChallenge = await takeChallenge(ctx.db, sessionId, 'add', ctx.now())
  if (expectedChallenge === undefined) throw new AppError('setup_expired')
  const { clientDataJSON, attestationObject } = response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: originOf(ctx.config),
    expectedRPID: hostOf(ctx.config),
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    throw new AppError('passkey_refused', error)
  })
  if (!verified) throw new AppError('passkey_refused')
  return registrationInfo.credential
}

export const removePasskey = action(contract.removePasskey, async (ctx, { params }) =>
  changeFactors(ctx, 'passkey_removed', async (tx) => {
    if (!(await deletePasskey(tx, ctx.viewer.userId, params.passkeyId)))
      throw new AppError('factor_not_found')
    await afterRemoving(ctx, tx)
  }),
)
