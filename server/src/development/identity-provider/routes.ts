import { providers, type Provider } from '@patchbay/contract/accounts/sign-in'
import { authorize } from './authorize.ts'
import { currentUser, discovery, keys } from './documents.ts'
import { json, type Answer, type Asked, type never } from './exchange.ts'
import { picture } from './picture.ts'
import type { ProviderState } from './provider-state.ts'
import { exchangeCode } from './token.ts'

type Handler = (state: ProviderState, asked: Asked) => Promise<Answer | typeof never> | Answer

const handlers = new Map<string, Handler>([
  ...providers.flatMap((provider) => [...shared(provider)]),
  ...(['google', 'apple'] as const).flatMap((provider): [string, Handler][] => [
    [`GET /${provider}/.well-known/openid-configuration`, (state) => discovery(state, provider)],
    [`GET /${provider}/keys`, (state) => keys(state, provider)],
  ]),
  ['GET /spotify/v1/me', currentUser],
])

function shared(provider: Provider): [string, Handler][] {
  return [
    [`GET /${provider}/authorize`, (state, asked) => authorize(state, provider, asked)],
    [`POST /${provider}/authorize`, (state, asked) => authorize(state, provider, asked)],
    [`POST /${provider}/token`, (state, asked) => exchangeCode(state, provider, asked)],
  ]
}

export async function route(state: ProviderState, asked: Asked): Promise<Answer | typeof never> {
  const handler = handlers.get(`${asked.method} ${asked.path}`)
  if (handler) return handler(state, asked)
  return (asked.method === 'GET' && picture(asked.path)) || json(404, { error: 'not_found' })
}
