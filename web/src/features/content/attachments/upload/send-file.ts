import {
  type Attachment,
  attachmentMaxBytes,
  removeAttachment,
  uploadAttachment,
} from '@patchbay/contract/content/attachments'
import { call } from '../../../../platform/http/api.ts'
import { withRetry } from '../../../../platform/http/query-client.ts'
import { upload } from '../../../../platform/http/upload.ts'
import { log } from '../../../../platform/instance/logger.ts'
import { mayPass, type SentFile } from './sent-file.ts'

const attempts = 3
const firstWait = 1000
/**
 * Up to three attempts, with pauses of one and two seconds. What is larger than one request takes
 * arrives in parts.
 */
export async function sendFile(sent: SentFile): Promise<Attachment> {
  const { target, file, name, signal, onProgress } = sent
  if (file.size > attachmentMaxBytes) {
    const { sendInParts } = await import('./send-in-parts.ts')
    return sendInParts(sent)
  }
  const attempt = async (): Promise<Attachment> => {
    signal.throwIfAborted()
    onProgress(0)
    return upload(uploadAttachment, {
      params: { contextType: target.type, contextId: target.id },
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

/** Deletes an unused file of the viewer. If that fails, a nightly job removes it. */
export function removeFile({ id }: { readonly id: string }): void {
  call(removeAttachment, { params: { attachmentId: id } }).catch(() =>
    log('A file that was taken out could not be removed.'),
  )
}
