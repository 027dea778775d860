import { ApiError } from '../../../../platform/http/api-error.ts'
import type { UploadTarget } from './upload-target.ts'

/** In seconds. */
const longWait = 5

export interface SentFile {
  readonly target: UploadTarget
  readonly file: Blob
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/**
 * Lost connections and server errors are temporary; refusals and a full disk are not. If the server
 * asks for a few seconds only, it still receives an upload that was cancelled here.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' ||
    (error.status >= 500 && error.code !== 'storage_full') ||
    (error.code === 'rate_limited' && (error.retryAfter ?? longWait) < longWait))

/** The reason why a file is no longer sent that the person has taken out. */
export const takenOut = new DOMException('The file was taken out.', 'AbortError')
