import { ApiError } from '../../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { communityTexts as texts } from '../texts.ts'

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_authenticated'

/** The text for a failed action, with a separate one for a person who was signed out. */
export function failureWords(error: unknown, otherwise: string): string {
  if (isSignedOut(error)) return texts.loggedOut
  if (error instanceof ApiError && error.code === 'too_many_communities') return texts.inTooMany
  return tooOftenWords(error) ?? otherwise
}
