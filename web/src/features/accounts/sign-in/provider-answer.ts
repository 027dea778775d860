import { confirmationState } from '@patchbay/contract/accounts/confirmations'
import { handoverState } from '@patchbay/contract/accounts/handovers'
import type { completeSignIn } from '@patchbay/contract/accounts/sign-in'
import type { SentRequest } from '@patchbay/contract/route'
import { ownZone } from '../../../platform/time/time-zone.ts'

type Answer = SentRequest<typeof completeSignIn>['body']

/** The provider's answer from the URL, if there is one. */
export function providerAnswerOf(query: URLSearchParams): Answer | undefined {
  const field = (name: string): string | undefined => query.get(name) ?? undefined
  const [code, error, iss] = [field('code'), field('error'), field('iss')]
  const state = field('state')
  if (state === undefined) return undefined
  const given = { ...(code && { code }), ...(error && { error }), ...(iss && { iss }) }
  return { state, ...given, timeZone: ownZone() }
}

/** Whether the native app began this sign-in in this browser. */
export const isForApp = (query: string): boolean =>
  new URLSearchParams(query).get('state')?.startsWith(handoverState) ?? false

/** Whether a signed-in person confirms with it that it is them. */
export const isConfirmation = (query: URLSearchParams): boolean =>
  query.get('state')?.startsWith(confirmationState) ?? false
