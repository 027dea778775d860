import { ApiError, type ApiErrorCode } from '../../../platform/http/api-error.ts'
import type { PictureProblem } from './open-picture.ts'
import { avatarTexts, pictureTexts as texts } from './texts.ts'

type Words = Partial<Record<ApiErrorCode, string>>

export const problemWords: Readonly<Record<PictureProblem, string>> = {
  too_large: texts.tooLarge,
  wrong_type: texts.wrongType,
  damaged: texts.uploadFailed,
}

const whenUploading: Words = {
  file_too_large: texts.tooLarge,
  payload_too_large: texts.tooLarge,
  invalid_file_type: texts.wrongType,
}
const whenRemoving: Words = {
  avatar_not_ours: avatarTexts.notOurs,
  avatar_not_removed: avatarTexts.notRemovedFromStorage,
  not_authenticated: avatarTexts.noProfile,
}

const wordsIn = (words: Words, error: unknown): string | undefined =>
  error instanceof ApiError ? words[error.code] : undefined

/** For any picture. */
export const uploadWords = (error: unknown): string =>
  wordsIn(whenUploading, error) ?? texts.uploadFailed

export const ownUploadWords = (error: unknown): string =>
  wordsIn({ not_authenticated: avatarTexts.noProfile }, error) ?? uploadWords(error)

export const ownRemoveWords = (error: unknown): string =>
  wordsIn(whenRemoving, error) ?? texts.removeFailed
