import { ApiError } from '../../../platform/http/api-error.ts'
import { securityTexts as texts } from './texts.ts'

/** The server has refused, or the result is unknown. */
export function failureWords(error: unknown, refused: string): string {
  if (!(error instanceof ApiError) || error.code === 'network') return texts.failed
  return error.code === 'rate_limited' ? error.message : refused
}
