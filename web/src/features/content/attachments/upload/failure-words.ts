import { ApiError, type ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { kindIn, mostBytesOf, type UploadTarget } from './upload-target.ts'
import { targetTexts, trayTexts as texts } from './tray-texts.ts'

const words: Partial<Record<ApiErrorCode, string>> = {
  invalid_file_type: texts.notReally,
  unreadable_picture: texts.unreadable,
  upload_too_slow: texts.tooSlow,
  storage_full: texts.noRoom,
  storage_used_up: texts.usedUp,
  day_used_up: texts.dayUsedUp,
  rate_limited: texts.tooOften,
}

interface Uploaded {
  readonly name: string
  readonly target: UploadTarget
  /** The operator sets this limit. */
  readonly maxFileBytes: number
}

export function uploadWords(error: unknown, { name, target, maxFileBytes }: Uploaded): string {
  if (!(error instanceof ApiError)) return texts.failed
  const { code } = error
  if (code === 'file_too_large' || code === 'payload_too_large')
    return texts.tooLarge(name, mostBytesOf(kindIn(target, name), maxFileBytes))
  if (code === 'forbidden' || code === 'context_not_found') return targetTexts[target.type].notHere
  return words[code] ?? texts.failed
}

const lasting: ReadonlySet<ApiErrorCode> = new Set([
  'file_too_large',
  'payload_too_large',
  'invalid_file_type',
  'unreadable_picture',
  'forbidden',
  'context_not_found',
])

/** Whether a retry can succeed. */
export const isWorthATry = (error: unknown): boolean =>
  !(error instanceof ApiError && lasting.has(error.code))
