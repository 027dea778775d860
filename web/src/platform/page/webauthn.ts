import { isWrapped } from '../instance/wrapper.ts'

/** The native app's page has another origin than the one that passkeys belong to. */
export const canUsePasskeys = (): boolean => !isWrapped() && 'PublicKeyCredential' in window

/** The person has cancelled, or the device has no such passkey; browsers do not say which. */
export class NoPasskey extends Error {}

type Options = Readonly<Record<string, unknown>>
interface Named {
  readonly id: string
}

/** In base64url, which the browser's own functions take as bytes. */
function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = String(text).replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const withBytes = (named: unknown): unknown[] =>
  ((named ?? []) as readonly Named[]).map((one) => ({ ...one, id: bytesOf(one.id) }))

async function ask<Response extends AuthenticatorResponse>(
  asked: Promise<Credential | null>,
): Promise<{ id: string; response: Response }> {
  const credential = await asked.catch((error: unknown) => {
    throw new NoPasskey('The browser returned no passkey.', { cause: error })
  })
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey()
  return { id: textOf(credential.rawId), response: credential.response as Response }
}

/** Makes a passkey on this device, or on one that the browser offers. */
export async function makePasskey(options: Options) {
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge']),
    user: { ...(options['user'] as Named), id: bytesOf((options['user'] as Named).id) },
    excludeCredentials: withBytes(options['excludeCredentials']),
  } as unknown as PublicKeyCredentialCreationOptions
  const made = navigator.credentials.create({ publicKey })
  const { id, response } = await ask<AuthenticatorAttestationResponse>(made)
  return {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports(),
  }
}

/** Has one of the person's passkeys sign the challenge. */
export async function signWithPasskey(options: Options) {
  const publicKey = {
    ...options,
    challenge: bytesOf(options['challenge']),
    allowCredentials: withBytes(options['allowCredentials']),
  } as unknown as PublicKeyCredentialRequestOptions
  const used = navigator.credentials.get({ publicKey })
  const { id, response } = await ask<AuthenticatorAssertionResponse>(used)
  return {
    id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  }
}
