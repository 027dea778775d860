import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { noteMissing } from './attachments.store.ts'

interface SentAttachment {
  readonly id: string
  readonly name: string
  readonly key: string
  /** Without its original a picture can still be shown. */
  readonly isOriginal: boolean
}

/** Sends the file, or notes that it is gone. The caller must have checked that the viewer may see it. */
export async function sendAttachment(
  { storage, db, now }: Pick<Services, 'storage' | 'db' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, name, key, isOriginal }: SentAttachment,
): Promise<FastifyReply> {
  try {
    const sent = { key, cache: 'asked', name: savedName(name, key) } as const
    return await sendFile(storage, request, reply, sent)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'not_found'
    if (isGone && !isOriginal) await noteMissing(db, id, now())
    throw error
  }
}

/**
 * Pictures are stored in another format under the name that they came with; a saved file says what
 * it is.
 */
export function savedName(name: string, key: string): string {
  const end = /(?:-original)(\.\w+)$/.exec(key)?.[1] ?? /\.webp$/.exec(key)?.[0]
  return end === undefined ? name : name.replace(/\.\w+$/, end)
}
