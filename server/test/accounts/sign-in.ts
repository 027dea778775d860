import { completeSignIn, startSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import { demoPersonas } from '../../src/development/identity-provider/demo-personas.ts'
import {
  startIdentityProvider,
  type IdentityProvider,
} from '../../src/development/identity-provider/identity-provider.ts'
import type { Tamper } from '../../src/development/identity-provider/tamper.ts'
import {
  callbackFields,
  openBrowser,
} from '../../src/development/identity-provider/test-relying-party.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { TestClient } from '../test-client.ts'

export interface SignInApp extends TestApp {
  readonly tamper: Tamper
  readonly provider: IdentityProvider
}

/** The server with the real development provider, which a test can tamper with. */
export async function startSignInApp(
  options: Parameters<typeof startTestApp>[0] = {},
): Promise<SignInApp> {
  const tamper: Tamper = {}
  const provider = await startIdentityProvider({
    redirectUri: 'http://localhost:3000/auth/callback',
    personas: demoPersonas,
    productName: 'Patchbay',
    tamper,
  })
  const app = await startTestApp({ providers: provider.settings, ...options })
  const stop = async () => {
    await app.stop()
    await provider.stop()
  }
  return { ...app, tamper, provider, stop }
}

/** Makes the provider behave again. */
export function untamper({ tamper }: SignInApp): void {
  for (const name of Object.keys(tamper)) delete tamper[name as keyof Tamper]
}

export type Choice =
  | { persona: string }
  | { choice: 'cancel' }
  | { choice: 'new'; name?: string; email?: string }

/** Runs up to the provider's answer: the fields that the browser brings to `/auth/callback`. */
export async function authorize(
  client: TestClient,
  provider: Provider,
  choice: Choice,
): Promise<Record<string, string>> {
  const { body } = await client.call(startSignIn, { body: { provider } })
  return answerOf(body.url ?? '', choice)
}

export async function answerOf(url: string, choice: Choice): Promise<Record<string, string>> {
  return callbackFields(await openBrowser().choose(url, { ...choice }))
}

/** Apple's page posts the form to us, from its own origin and without our cookies. */
export async function postAppleForm(
  app: Pick<TestApp, 'origin'>,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(`${app.origin}/auth/callback`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(fields),
  })
}

/** The page's last step; Apple's fields are sent by the form, those of others by the address. */
export async function complete(
  app: Pick<TestApp, 'origin'>,
  client: TestClient,
  provider: Provider,
  fields: Record<string, string>,
  more: { readonly separate?: boolean } = {},
) {
  const { state = '', code, error, iss } = fields
  if (provider !== 'apple')
    return client.call(completeSignIn, { body: { state, code, error, iss, ...more } })
  await postAppleForm(app, fields)
  return client.call(completeSignIn, { body: { state, ...more } })
}

export async function signIn(
  app: Pick<TestApp, 'origin'>,
  client: TestClient,
  provider: Provider,
  choice: Choice,
  more: { readonly separate?: boolean } = {},
) {
  return complete(app, client, provider, await authorize(client, provider, choice), more)
}
