import { coverMaxBytes, coverTypes } from '@patchbay/contract/communities/communities'
import { ApiError, type ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { formTexts as texts } from './form-texts.ts'

/** A file that the server would refuse is not uploaded at all. */
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

/** The text for a file that the server has refused; nothing if the file is not the reason. */
export const coverRefusal = (error: unknown): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined
