import { uploadAttachment, type Attachment } from '@patchbay/contract/content/attachments'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { upload } from '../../../../platform/http/upload.ts'
import { wait } from '../../../../platform/state/wait.ts'
import type { FilePlace } from './file-place.ts'

const attempts = 3
const firstWait = 1000

export interface SentFile {
  readonly place: FilePlace
  readonly file: Blob
  readonly name: string
  readonly signal: AbortSignal
  readonly onProgress: (part: number) => void
}

/** Lost connections and server errors are temporary; refusals and a full disk are not. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || (error.status >= 500 && error.code !== 'storage_full'))

/** Up to three attempts, with pauses of one and two seconds. */
export async function sendFile(sent: SentFile, attempt = 0): Promise<Attachment> {
  const { place, file, name, signal, onProgress } = sent
  try {
    return await upload(uploadAttachment, {
      params: { contextType: place.type, contextId: place.id },
      query: { name },
      body: file,
      signal,
      onProgress,
    })
  } catch (error) {
    if (signal.aborted || !mayPass(error) || attempt + 1 >= attempts) throw error
  }
  onProgress(0)
  await wait(firstWait * 2 ** attempt)
  signal.throwIfAborted()
  return sendFile(sent, attempt + 1)
}
