import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { importPKCS8, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import { createHash, randomBytes } from 'node:crypto'
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts'
import type { Persona } from './persona.ts'
import type { Tamper } from './tamper.ts'

/** An app and a browser for the tests in this folder; every step is explicit and can be altered. */
export const redirectUri = 'http://localhost:4999/auth/callback'

export const ada: Persona = {
  id: 'ada',
  name: 'Ada Bell',
  givenName: 'Ada',
  familyName: 'Bell',
  email: 'ada@example.com',
  emailVerified: true,
  picture: true,
  note: 'Producer, London',
}
const silent: Persona = { ...ada, id: 'silent', email: null, emailVerified: false, picture: false }

export interface TestProvider extends IdentityProvider {
  readonly tamper: Tamper
  readonly clock: { offset: number }
  readonly errors: unknown[]
}

export async function startTestProvider(): Promise<TestProvider> {
  const tamper: Tamper = {}
  const clock = { offset: 0 }
  const errors: unknown[] = []
  const provider = await startIdentityProvider({
    redirectUri,
    personas: [ada, silent],
    productName: 'Patchbay',
    tamper,
    now: () => Date.now() + clock.offset,
    onError: (error) => errors.push(error),
  })
  return { ...provider, tamper, clock, errors }
}

const verifier = randomBytes(32).toString('base64url')
const scopes = { google: 'openid email profile', apple: 'name email', spotify: 'user-read-email' }
type Fields = Readonly<Record<string, string | undefined>>

export function authorizeAddress(idp: IdentityProvider, provider: Provider, changes: Fields = {}) {
  const { authorizationEndpoint, clientId } = idp.settings[provider]
  const query = encode({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes[provider],
    state: 'the-state',
    nonce: provider === 'spotify' ? undefined : 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    response_mode: provider === 'apple' ? 'form_post' : undefined,
    ...changes,
  })
  return `${authorizationEndpoint}?${query.toString()}`
}

/** Stores cookies and follows no redirects. */
export function openBrowser() {
  let cookie = ''
  const send = async (address: string, init: RequestInit = {}) => {
    const headers = { ...(cookie !== '' && { cookie }), 'sec-fetch-site': 'same-origin' }
    const response = await fetch(address, { redirect: 'manual', headers, ...init })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return {
    open: (address: string) => send(address),
    choose: (address: string, fields: Fields) =>
      send(address, { method: 'POST', body: encode(fields) }),
  }
}

/** The fields that the app receives, from the redirect's address or from the form. */
export async function callbackFields(response: Response): Promise<Record<string, string>> {
  const location = response.headers.get('location')
  if (location !== null) return Object.fromEntries(new URL(location).searchParams)
  const inputs = (await response.text()).matchAll(
    /<input type="hidden" name="(.*?)" value="(.*?)">/g,
  )
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unescape(value)]))
}

export async function obtainCode(idp: IdentityProvider, provider: Provider, persona = 'ada') {
  const response = await openBrowser().choose(authorizeAddress(idp, provider), { persona })
  return (await callbackFields(response))['code'] ?? ''
}

export async function redeem(
  idp: IdentityProvider,
  provider: Provider,
  code: string,
  changes: Fields = {},
) {
  const { clientId, credentials, tokenEndpoint } = idp.settings[provider]
  const secret = credentials.kind === 'secret' ? credentials.secret : await appleSecret(idp)
  const basic = Buffer.from(`${clientId}:${changes['client_secret'] ?? secret}`).toString('base64')
  const response = await fetch(tokenEndpoint, {
    method: 'POST',
    headers: provider === 'spotify' ? { authorization: `Basic ${basic}` } : {},
    body: encode({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...(provider !== 'spotify' && { client_id: clientId, client_secret: secret }),
      ...changes,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

/** Apple's client secret, signed like the app does. */
export async function appleSecret(
  idp: IdentityProvider,
  claims: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const { clientId, credentials } = idp.settings.apple
  if (credentials.kind !== 'apple') throw new Error('Apple has a key')
  const now = Math.floor(Date.now() / 1_000)
  const aud = 'https://appleid.apple.com'
  return new SignJWT({
    iss: credentials.teamId,
    sub: clientId,
    aud,
    iat: now,
    exp: now + 300,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: credentials.keyId, ...header })
    .sign(await importPKCS8(credentials.privateKey, 'ES256'))
}

function encode(fields: Fields): URLSearchParams {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return new URLSearchParams(given)
}

function unescape(text: string): string {
  return text.replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)))
}
