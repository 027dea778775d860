import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { securityTexts as texts } from './texts.ts'

/** The server has refused, or the result is unknown. */
export function failureWords(error: unknown, refused: string): string {
  if (!(error instanceof ApiError) || error.code === 'network') return texts.failed
  return tooOftenWords(error) ?? refused
}
