import {
  attachmentMaxBytes,
  uploadAttachment,
  type Attachment,
} from '@patchbay/contract/content/attachments'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { withRetry } from '../../../../platform/http/query-client.ts'
import { upload } from '../../../../platform/http/upload.ts'
import type { FilePlace } from './file-place.ts'

const attempts = 3
const firstWait = 1000
/** In seconds. */
const longWait = 5

export interface SentFile {
  readonly place: FilePlace
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

/**
 * Up to three attempts, with pauses of one and two seconds. What is larger than one request takes
 * arrives in parts.
 */
export async function sendFile(sent: SentFile): Promise<Attachment> {
  const { place, file, name, signal, onProgress } = sent
  if (file.size > attachmentMaxBytes) {
    const { sendInParts } = await import('./send-in-parts.ts')
    return sendInParts(sent)
  }
  const attempt = async (): Promise<Attachment> => {
    signal.throwIfAborted()
    onProgress(0)
    return upload(uploadAttachment, {
      params: { contextType: place.type, contextId: place.id },
      query: { name },
      body: file,
      signal,
      onProgress,
    })
  }
  return withRetry(attempt, {
    shouldRetry: (failures, error) => !signal.aborted && mayPass(error) && failures + 1 < attempts,
    retryDelay: (failures) => firstWait * 2 ** failures,
  })
}
