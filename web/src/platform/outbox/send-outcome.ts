import { ApiError, isNoAnswer, type ApiErrorCode } from '../http/api-error.ts'
import type { LimitWait } from '../http/too-often.ts'

interface Refusal {
  readonly text: string
  readonly mayRetry: boolean
}

/** What follows from a failure to send. */
export type SendOutcome =
  /** The server has not processed it: it waits as if it had not been tried. */
  | { readonly kind: 'wait' }
  /** The server wants it later: until then it would refuse it again. */
  | { readonly kind: 'rate_limited'; readonly limitWait: LimitWait }
  /** The server has failed, and may succeed the next time. */
  | { readonly kind: 'again' }
  | ({ readonly kind: 'failed'; readonly code: ApiErrorCode } & Refusal)

/** The person has to sign in first, or to slow down. */
const later = new Set(['not_authenticated', 'account_banned', 'not_onboarded', 'rate_limited'])

export function outcomeOf(error: unknown, refusal: (error: ApiError) => Refusal): SendOutcome {
  if (error instanceof ApiError && error.code === 'rate_limited' && error.retryAfter !== undefined)
    return {
      kind: 'rate_limited',
      limitWait: { until: Date.now() + error.retryAfter * 1_000, of: error.limit?.of },
    }
  if (!(error instanceof ApiError) || isNoAnswer(error) || later.has(error.code))
    return { kind: 'wait' }
  if (error.status >= 500) return { kind: 'again' }
  return { kind: 'failed', code: error.code, ...refusal(error) }
}
