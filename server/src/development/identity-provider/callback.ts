import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { randomBytes } from 'node:crypto'
import type { AuthorizationRequest } from './authorization-request.ts'
import { redirect, type Answer } from './exchange.ts'
import { returnPage } from './pages/return-page.ts'
import { subjectOf, type Persona } from './persona.ts'
import type { ProviderState } from './provider-state.ts'

/** Redirects to the app with a code, or with an error if nobody was chosen. */
export async function returnToApp(
  state: ProviderState,
  provider: Provider,
  request: AuthorizationRequest,
  persona: Persona | null,
  headers: Answer['headers'] = {},
): Promise<Answer> {
  const answer = persona
    ? allowed(state, provider, request, persona)
    : { error: provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied' }
  const honest = new URLSearchParams({
    state: request.state,
    ...(provider === 'google' && { iss: state.settings.google.issuer }),
    ...answer,
  })
  const fields = (await state.tamper.callbackFields?.(honest)) ?? honest
  if (request.responseMode === 'form_post')
    return returnPage(provider, state.productName, request.redirectUri, fields, headers)
  const address = new URL(request.redirectUri)
  for (const [name, value] of fields) address.searchParams.append(name, value)
  return redirect(address.href, headers)
}

function allowed(
  state: ProviderState,
  provider: Provider,
  request: AuthorizationRequest,
  persona: Persona,
): Record<string, string> {
  const code = randomBytes(24).toString('base64url')
  const { redirectUri, challenge, nonce, scopes } = request
  state.codes.set(code, { provider, persona, redirectUri, challenge, nonce, scopes })
  return { code, ...(provider === 'apple' && introduction(state, persona, scopes)) }
}

/**
 * Apple sends name and address once, outside the token; an app that loses them cannot ask again.
 */
function introduction(
  state: ProviderState,
  persona: Persona,
  scopes: ReadonlySet<string>,
): { user?: string } {
  const subject = subjectOf('apple', persona.id)
  const isAsked = scopes.has('name') || scopes.has('email')
  if (!isAsked || state.introduced.get(subject)) return {}
  state.introduced.set(subject, true)
  const { givenName, familyName, email } = persona
  return {
    user: JSON.stringify({
      ...(scopes.has('name') && { name: { firstName: givenName, lastName: familyName } }),
      ...(scopes.has('email') && email !== null && { email }),
    }),
  }
}
