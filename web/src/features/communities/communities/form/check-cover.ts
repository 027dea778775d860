import { coverMaxBytes, coverTypes } from '@patchbay/contract/communities/communities'
import { ApiError, type ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { formTexts as texts } from './form-texts.ts'

/** The first bytes of the accepted types, as the server looks at them; WebP names itself later. */
const beginnings = ['\xff\xd8\xff', '\x89PNG\r\n', 'GIF8', 'RIFF']

async function beginsLikeImage(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const head = String.fromCodePoint(...bytes)
  const isWebp = !head.startsWith('RIFF') || head.startsWith('WEBP', 8)
  return isWebp && beginnings.some((beginning) => head.startsWith(beginning))
}

/** A file that the server would refuse is not uploaded at all, whatever its name says. */
export async function coverProblem(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return texts.notAnImage
  if (!coverTypes.some((type) => type === file.type)) return texts.otherImage
  if (file.size > coverMaxBytes) return texts.tooLarge
  return (await beginsLikeImage(file)) ? undefined : texts.notAnImage
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
