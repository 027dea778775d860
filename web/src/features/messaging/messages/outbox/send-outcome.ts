import { ApiError, isNoAnswer, type ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { sendTexts as texts } from '../composer/send-texts.ts'

/** What follows from a failure to send. */
export type SendOutcome =
  /** The server has not processed it: it waits as if it had not been tried. */
  | { readonly kind: 'wait' }
  /** The server has failed, and may succeed the next time. */
  | { readonly kind: 'again' }
  | {
      readonly kind: 'failed'
      readonly code: ApiErrorCode
      readonly text: string
      readonly mayRetry: boolean
    }

/** The person has to sign in first, or to slow down. */
const later = new Set(['not_authenticated', 'account_banned', 'not_onboarded', 'rate_limited'])

export function outcomeOf(error: unknown): SendOutcome {
  if (!(error instanceof ApiError) || isNoAnswer(error) || later.has(error.code))
    return { kind: 'wait' }
  if (error.status >= 500) return { kind: 'again' }
  const { code } = error
  const text = (texts.refused as Partial<Record<string, string>>)[code]
  // The viewer may be added to the conversation again.
  const mayRetry = code === 'conversation_not_found'
  return { kind: 'failed', code, text: text ?? texts.failed, mayRetry }
}
