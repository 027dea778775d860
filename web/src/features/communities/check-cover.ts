import { coverMaxBytes, coverTypes } from '@patchbay/contract/communities'
import { ApiError, type ApiErrorCode } from '../../platform/api-error.ts'
import { formTexts as texts } from './texts.ts'

/** Checked here, so that what the server would refuse is not sent at all. */
export function coverProblem(file: File): string | undefined {
  if (!coverTypes.some((type) => type === file.type)) return texts.notAnImage
  return file.size > coverMaxBytes ? texts.tooLarge : undefined
}

const words: Partial<Record<ApiErrorCode, string>> = {
  file_too_large: texts.tooLarge,
  payload_too_large: texts.tooLarge,
  invalid_file_type: texts.notAnImage,
  unreadable_picture: texts.damaged,
}

/** What the server has against this file; nothing where the fault is not the file's. */
export const coverRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined
