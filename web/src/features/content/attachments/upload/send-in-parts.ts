import type { Attachment } from '@patchbay/contract/content/attachments'
import {
  finishUpload,
  openUpload,
  partMaxBytes,
  partMinBytes,
  uploadPart,
} from '@patchbay/contract/content/uploads'
import { ApiError, type ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { withRetry } from '../../../../platform/http/query-client.ts'
import { upload } from '../../../../platform/http/upload.ts'
import { mayPass, takenOut, type SentFile } from './sent-file.ts'
import { lockUpload } from './started-uploads.ts'

/** It gives up after this many attempts in a row without a byte that arrived. */
const attempts = 8
const firstWait = 1_000
const longestWait = 30_000
/** How often a page looks whether another request has put the parts together: ten minutes. */
const mostLooks = 300
const lookEvery = 2_000
/** A slow line has twenty seconds of silence and two minutes for each part. */
const firstPart = 1024 * 1024

const isCode = (error: unknown, code: ApiErrorCode): boolean =>
  error instanceof ApiError && error.code === code

/**
 * Sends a large file in parts, each after the one before. After any failure it asks how much has
 * arrived and goes on there, with smaller parts as long as they get lost.
 */
export async function sendInParts(sent: SentFile): Promise<Attachment> {
  const { file, name, target, signal, onProgress } = sent
  const started = await lockUpload(sent)
  const params = { uploadId: started.id }
  let size = firstPart
  let known = 0
  let failures = 0
  let beginnings = 0

  /** Whatever has arrived, by this or an earlier answer. */
  const note = (arrived: number): number => {
    if (arrived > known) failures = 0
    known = arrived
    return arrived
  }

  const sendPart = async (start: number): Promise<number> => {
    const part = file.slice(start, start + size)
    const { arrived } = await upload(uploadPart, {
      params: { ...params, start },
      body: part,
      signal,
      onProgress: (done) => onProgress((start + done * part.size) / file.size),
    })
    if (arrived > start) size = Math.min(partMaxBytes, size * 2)
    return note(arrived)
  }

  /** While another request puts the parts together, whose answer got lost. */
  const finish = (): Promise<Attachment> =>
    withRetry(() => call(finishUpload, { params, signal }), {
      shouldRetry: (looks, error) =>
        !signal.aborted && isCode(error, 'rate_limited') && looks < mostLooks,
      retryDelay: () => lookEvery,
    })

  const attempt = async (): Promise<Attachment> => {
    signal.throwIfAborted()
    const { type: contextType, id: contextId } = target
    const body = { contextType, contextId, name, size: file.size }
    let arrived = note((await call(openUpload, { params, body, signal })).arrived)
    if (arrived === 0) beginnings += 1
    onProgress(arrived / file.size)
    while (arrived < file.size) arrived = await sendPart(arrived)
    return finish()
  }

  // At once, also while it waits for its next attempt.
  const giveUp = (): void => {
    if (signal.reason === takenOut) started.cancel()
    started.release()
  }
  signal.addEventListener('abort', giveUp)
  try {
    const attachment = await withRetry(attempt, {
      shouldRetry: (_count, error) => {
        failures += 1
        size = Math.max(partMinBytes, size / 2)
        if (signal.aborted || failures >= attempts) return false
        if (isCode(error, 'upload_too_slow')) return true
        // It was forgotten meanwhile; once, it is sent again from its beginning.
        return mayPass(error) || (isCode(error, 'upload_not_found') && beginnings < 2)
      },
      retryDelay: () => Math.min(longestWait, firstWait * 2 ** (failures - 1)),
    })
    started.forget()
    return attachment
  } finally {
    signal.removeEventListener('abort', giveUp)
    started.release()
  }
}
