import type { Attachment } from '@patchbay/contract/content/attachments'
import {
  cancelUpload,
  finishUpload,
  openUpload,
  partMaxBytes,
  partMinBytes,
  uploadPart,
} from '@patchbay/contract/content/uploads'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { withRetry } from '../../../../platform/http/query-client.ts'
import { upload } from '../../../../platform/http/upload.ts'
import { log } from '../../../../platform/instance/logger.ts'
import { mayPass, takenOut, type SentFile } from './sent-file.ts'
import { begunUpload } from './begun-uploads.ts'

/** In a row, without a byte that arrived. */
const attempts = 8
const firstWait = 1_000
const longestWait = 30_000

const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'upload_not_found'

/**
 * Sends a large file in parts, each after the one before. After any failure it asks how much has
 * arrived and goes on there, with smaller parts as long as they get lost.
 */
export async function sendInParts(sent: SentFile): Promise<Attachment> {
  const { file, name, place, signal, onProgress } = sent
  const begun = await begunUpload(sent)
  const params = { uploadId: begun.id }
  let size = partMaxBytes
  let failures = 0
  let beginnings = 0

  const sendPart = async (start: number): Promise<number> => {
    const part = file.slice(start, start + size)
    const { arrived } = await upload(uploadPart, {
      params: { ...params, start },
      body: part,
      signal,
      onProgress: (done) => onProgress((start + done * part.size) / file.size),
    })
    if (arrived > start) {
      failures = 0
      size = Math.min(partMaxBytes, size * 2)
    }
    return arrived
  }

  const attempt = async (): Promise<Attachment> => {
    signal.throwIfAborted()
    const { type: contextType, id: contextId } = place
    const body = { contextType, contextId, name, size: file.size }
    let { arrived } = await call(openUpload, { params, body, signal })
    if (arrived === 0) beginnings += 1
    onProgress(arrived / file.size)
    while (arrived < file.size) arrived = await sendPart(arrived)
    return call(finishUpload, { params, signal })
  }

  try {
    const attachment = await withRetry(attempt, {
      shouldRetry: (_count, error) => {
        failures += 1
        size = Math.max(partMinBytes, size / 2)
        if (signal.aborted || failures >= attempts) return false
        // It was forgotten meanwhile; once, it is sent again from its beginning.
        return mayPass(error) || (isGone(error) && beginnings < 2)
      },
      retryDelay: () => Math.min(longestWait, firstWait * 2 ** (failures - 1)),
    })
    begun.forget()
    return attachment
  } catch (error) {
    if (signal.reason === takenOut) {
      begun.forget()
      call(cancelUpload, { params }).catch(() => log('An upload could not be cancelled.'))
    }
    throw error
  } finally {
    begun.release()
  }
}
