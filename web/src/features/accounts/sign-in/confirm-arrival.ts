import { completeConfirmation } from '@patchbay/contract/accounts/confirmations'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { redirectTarget } from '../sessions/public.ts'
import type { Arrival } from './arrival.ts'
import { takeInterrupted } from './interrupted.ts'
import { mayPass } from './may-pass.ts'
import { providerAnswerOf } from './provider-answer.ts'
import { signInTexts as texts } from './texts.ts'
import { tryFor } from './try-for.ts'

/** Why somebody who stays signed in has not confirmed; `undefined` for any other failure. */
export function notConfirmedWords(code: string): string | undefined {
  if (code === 'other_identity') return texts.otherIdentity
  if (code === 'confirmation_needed') return texts.confirmedTooLongAgo
  return code === 'sign_in_stale' ? texts.signInStale : undefined
}

/** Ends a confirmation in the browser; the person stays signed in, whatever comes of it. */
export async function arriveConfirmed(query: URLSearchParams): Promise<Arrival> {
  const answer = providerAnswerOf(query)
  const interrupted = takeInterrupted()
  const to = redirectTarget.take()
  if (!answer) return { to }
  const { timeZone: _unused, ...body } = answer
  const confirmed = await tryFor(
    () => call(completeConfirmation, { body }),
    (result) => 'error' in result && mayPass(result.error),
  )
  if (!('error' in confirmed)) return { to, ...(interrupted && { resumed: interrupted }) }
  const { error } = confirmed
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'not_authenticated' || code === 'account_banned') throw error
  const words = code === 'sign_in_cancelled' ? texts.notConfirmed : notConfirmedWords(code)
  showToast({ message: words ?? texts.authenticationFailed })
  return { to }
}
