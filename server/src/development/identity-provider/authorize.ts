import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { readAuthorizationRequest, type AuthorizationRequest } from './authorization-request.ts'
import { readMemory, rememberIn, type BrowserMemory } from './browser-memory.ts'
import { returnToApp } from './callback.ts'
import type { Answer, Asked } from './exchange.ts'
import { chooserPage } from './pages/chooser-page.ts'
import { refusalPage } from './pages/refusal-page.ts'
import { createNewcomer, newcomerPersona, type Persona } from './persona.ts'
import type { ProviderState } from './provider-state.ts'

/**
 * GET shows the page; its buttons post to the same address, so that the request is checked again
 * and no state is needed in between.
 */
export async function authorize(
  state: ProviderState,
  provider: Provider,
  asked: Asked,
): Promise<Answer> {
  const request = readAuthorizationRequest(provider, asked.query, {
    clientId: state.settings[provider].clientId,
    redirectUri: state.redirectUri,
  })
  if (typeof request === 'string') return refusalPage(provider, request)
  const memory = readMemory(asked.headers.cookie)
  if (asked.method === 'POST') return decide(state, provider, request, asked, memory)
  if (provider === 'spotify' && !request.showDialog) {
    const known = findPersona(state, memory, memory.spotify)
    if (known) return returnToApp(state, provider, request, known)
  }
  return choose(state, provider, asked, memory)
}

async function decide(
  state: ProviderState,
  provider: Provider,
  request: AuthorizationRequest,
  asked: Asked,
  memory: BrowserMemory,
): Promise<Answer> {
  const site = asked.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin')
    return refusalPage(provider, 'The choice came from another page.', 403)
  const choice = asked.form.get('choice')
  if (choice === 'cancel') return returnToApp(state, provider, request, null)
  if (choice === 'new') {
    const name = asked.form.get('name')?.trim() ?? ''
    const email = asked.form.get('email')?.trim() ?? ''
    const problem = findProblem(name, email)
    if (problem !== undefined) return choose(state, provider, asked, memory, problem)
    const newcomer = createNewcomer(name, email)
    const newcomers = [newcomer, ...memory.newcomers]
    return accept(state, provider, request, newcomerPersona(newcomer), { ...memory, newcomers })
  }
  const persona = findPersona(state, memory, asked.form.get('persona') ?? undefined)
  if (!persona) return choose(state, provider, asked, memory, 'Choose someone from this page.')
  return accept(state, provider, request, persona, memory)
}

function accept(
  state: ProviderState,
  provider: Provider,
  request: AuthorizationRequest,
  persona: Persona,
  memory: BrowserMemory,
): Promise<Answer> {
  const remembered = provider === 'spotify' ? { ...memory, spotify: persona.id } : memory
  return returnToApp(state, provider, request, persona, { 'set-cookie': rememberIn(remembered) })
}

function choose(
  state: ProviderState,
  provider: Provider,
  asked: Asked,
  memory: BrowserMemory,
  problem?: string,
): Answer {
  return chooserPage({
    provider,
    productName: state.productName,
    action: `${asked.path}?${asked.query.toString()}`,
    appOrigin: new URL(state.redirectUri).origin,
    personas: state.personas,
    newcomers: memory.newcomers.map(newcomerPersona),
    ...(problem !== undefined && {
      problem,
      typed: { name: asked.form.get('name') ?? '', email: asked.form.get('email') ?? '' },
    }),
  })
}

function findPersona(state: ProviderState, memory: BrowserMemory, id: string | undefined) {
  const newcomers = memory.newcomers.map(newcomerPersona)
  return [...state.personas, ...newcomers].find((persona) => persona.id === id)
}

function findProblem(name: string, email: string): string | undefined {
  if (name.length > 200) return 'That name is too long. Use 200 characters at most.'
  if (email.length > 254 || (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)))
    return 'That e-mail address is not complete. Correct it or leave it empty.'
  return undefined
}
