import { ApiError } from '../../../platform/http/api-error.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import { memberTexts as texts } from './member-texts.ts'

/** The text shown when changing a group failed. */
export function groupWords(error: unknown, otherwise: string): string {
  const code = error instanceof ApiError ? error.code : ''
  return (
    tooOftenWords(error) ?? (texts.refused as Partial<Record<string, string>>)[code] ?? otherwise
  )
}
