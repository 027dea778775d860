import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { isLoopback } from '../../platform/loopback.ts'
import { createDoor, handle } from './door.ts'
import { ExpiringMap } from './expiring-map.ts'
import type { Persona } from './persona.ts'
import type { Grant, ProviderState } from './provider-state.ts'
import { route } from './routes.ts'
import { registerApp, type ProviderSettings } from './settings.ts'
import { createSigner } from './signer.ts'
import type { Tamper } from './tamper.ts'

export interface IdentityProviderOptions {
  /** The only allowed redirect address; it must be a loopback address. */
  readonly redirectUri: string
  readonly personas: readonly Persona[]
  readonly productName: string
  /** A free port by default. */
  readonly port?: number
  readonly onError?: (error: unknown) => void
  /** For tests. */
  readonly tamper?: Tamper
  /** The current time in milliseconds; tests replace it. */
  readonly now?: () => number
}

export interface IdentityProvider {
  readonly url: string
  readonly settings: Readonly<Record<Provider, ProviderSettings>>
  stop(): Promise<void>
}

/** Simulates Google, Apple and Spotify on this computer: sign-in works without any account. */
export async function startIdentityProvider(
  options: IdentityProviderOptions,
): Promise<IdentityProvider> {
  const host = hostBeside(options.redirectUri)
  const [register, google, apple] = await Promise.all([
    registerApp(),
    createSigner(),
    createSigner(),
  ])
  const server = createDoor()
  server.listen(options.port ?? 0, host)
  await once(server, 'listening')
  const url = `http://${host}:${(server.address() as AddressInfo).port}`
  const state = createState(options, url, { ...register(url), signers: { google, apple } })
  const onError = options.onError ?? (() => {})
  server.on('request', (request, response) => {
    void handle(request, response, url, (asked) => route(state, asked), onError)
  })
  return {
    url,
    settings: state.settings,
    async stop() {
      const closed = server.listening ? once(server, 'close') : undefined
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Cookies ignore ports: only another host name makes the provider foreign, as in production. */
function hostBeside(redirectUri: string): string {
  const { hostname } = new URL(redirectUri)
  if (!isLoopback(hostname))
    throw new Error('The development sign-in serves only an app on a loopback address.')
  return hostname === 'localhost' ? '127.0.0.1' : 'localhost'
}

function createState(
  { redirectUri, personas, productName, tamper = {}, now = Date.now }: IdentityProviderOptions,
  url: string,
  secrets: Pick<ProviderState, 'settings' | 'applePublicKey' | 'signers'>,
): ProviderState {
  const minute = 60_000
  return {
    ...secrets,
    url,
    redirectUri,
    personas,
    productName,
    tamper,
    now,
    codes: new ExpiringMap<Grant>({ lifetime: minute, size: 1_000 }, now),
    accessTokens: new ExpiringMap<Grant>({ lifetime: 60 * minute, size: 1_000 }, now),
    introduced: new ExpiringMap<true>({ lifetime: Infinity, size: 10_000 }, now),
  }
}
