import { ApiError, isNoAnswer } from '../../../platform/http/api-error.ts'

/** The kinds of failure when signing in or keeping a session. */
export type AuthFailure =
  | { readonly kind: 'session_missing' }
  | { readonly kind: 'invalid_credentials' }
  | { readonly kind: 'weak_password'; readonly reasons: readonly string[] }
  | { readonly kind: 'retryable' }
  | { readonly kind: 'other' }

export function authFailureOf(error: unknown): AuthFailure {
  if (!(error instanceof ApiError)) return { kind: 'other' }
  if (error.code === 'not_authenticated') return { kind: 'session_missing' }
  if (error.code === 'invalid_credentials') return { kind: 'invalid_credentials' }
  const reasons = error.issues.filter(({ path }) => /password$/i.test(path))
  if (error.code === 'invalid_input' && reasons.length > 0)
    return { kind: 'weak_password', reasons: reasons.map(({ message }) => message) }
  return { kind: isNoAnswer(error) ? 'retryable' : 'other' }
}

/** 200 ms, then twice as long each time. */
export const backOff = (failures: number): number => 200 * 2 ** failures

/** All pauses up to the one after so many failures. */
export const backOffUpTo = (failures: number): number => backOff(failures + 1) - backOff(0)
