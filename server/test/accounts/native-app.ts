import { completeHandover, redeemHandover } from '@patchbay/contract/accounts/handovers'
import { startSignIn, type Provider } from '@patchbay/contract/accounts/sign-in'
import { hash, randomBytes } from 'node:crypto'
import { insertSession } from '../../src/platform/sessions/sessions.store.ts'
import { createPerson, type TestPerson } from '../people.ts'
import { answerOf, postAppleForm, type Choice } from './sign-in.ts'
import type { TestApp } from '../test-app.ts'
import { TestClient } from '../test-client.ts'

export const androidOrigin = 'https://localhost'
export const iosOrigin = 'capacitor://localhost'

/** The page inside the native app: it sends its own origin, and its token if it has one. */
export class NativeClient extends TestClient {
  token: string | undefined

  constructor(app: Pick<TestApp, 'origin'>, token?: string, pageOrigin = androidOrigin) {
    super(app.origin, pageOrigin)
    this.token = token
  }

  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.token !== undefined && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${this.token}`)
    return super.fetch(path, { ...init, headers })
  }
}

export interface NativePerson extends TestPerson {
  readonly token: string
  readonly client: NativeClient
  /** A browser of the same person, with its own session. */
  readonly browser: TestPerson
}

/** A person who is signed in in the native app and in a browser. */
export async function createNativePerson(
  app: Pick<TestApp, 'db' | 'origin' | 'newClient'>,
  now = new Date(),
): Promise<NativePerson> {
  const browser = await createPerson(app, { now })
  return { ...(await onPhone(app, browser, now)), browser }
}

/** The same person in the native app. */
export async function onPhone(
  app: Pick<TestApp, 'db' | 'origin'>,
  { id }: TestPerson,
  now = new Date(),
): Promise<Omit<NativePerson, 'browser'>> {
  const about = { userId: id, provider: 'google', userAgent: undefined, now } as const
  const { id: sessionId, token } = await insertSession(app.db, { ...about, bearer: true })
  return { id, sessionId, token, client: new NativeClient(app, token) }
}

export interface Proof {
  readonly verifier: string
  readonly challenge: string
}

export function newProof(): Proof {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: hash('sha256', verifier, 'base64url') }
}

interface HandingOver {
  readonly provider: Provider
  readonly choice: Choice
  readonly challenge: string
  readonly confirms?: boolean
}

/** Runs a sign-in in the browser that the app has opened, up to the provider's answer. */
export async function authorizeForApp(
  browser: TestClient,
  { provider, choice, challenge, confirms }: HandingOver,
): Promise<Record<string, string>> {
  const { body } = await browser.call(startSignIn, { body: { provider, challenge, confirms } })
  return answerOf(body.url ?? '', choice)
}

/** The browser's last step; Apple's fields are sent by the form, those of others by the address. */
export async function completeForApp(
  app: Pick<TestApp, 'origin'>,
  browser: TestClient,
  provider: Provider,
  fields: Record<string, string>,
) {
  const { state = '', code, error, iss } = fields
  if (provider !== 'apple')
    return browser.call(completeHandover, { body: { state, code, error, iss } })
  await postAppleForm(app, fields)
  return browser.call(completeHandover, { body: { state } })
}

/** The code in the link that opens the app. */
export const codeIn = (address: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get('code') ?? ''

/** The complete handover through the browser; returns the code that the app is opened with. */
export async function handOver(
  app: Pick<TestApp, 'origin' | 'newClient'>,
  handing: HandingOver,
): Promise<string> {
  const browser = app.newClient()
  const fields = await authorizeForApp(browser, handing)
  const { body } = await completeForApp(app, browser, handing.provider, fields)
  return codeIn(body.address)
}

export const redeem = (client: TestClient, code: string, verifier: string) =>
  client.call(redeemHandover, { body: { code, verifier } })
