import { confirmationMinutes } from '@patchbay/contract/accounts/confirmations'
import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import {
  getFileKey,
  hasFileKey,
  isSignatureOf,
  signatureOf,
} from '../../content/attachments/public.ts'

export const archivePath = '/api/account/archive/file'

/**
 * The address works for one archive, one person and one session, for a few minutes. Its owner has
 * proven who they are within as many.
 */
export async function signArchive(
  db: Database,
  { userId, sessionId, bearer }: Viewer,
  file: string,
  now: Date,
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1_000) + confirmationMinutes * 60
  const signature = signatureOf(await getFileKey(db), { key: file, userId, sessionId, expires })
  // The native app's web view sends neither a cookie nor a token with a download.
  const session = bearer ? `&session=${sessionId}` : ''
  return `${archivePath}?expires=${expires}&signature=${signature}${session}`
}

export interface AskedArchive {
  readonly expires?: unknown
  readonly signature?: unknown
}

export async function isSignedArchive(
  db: Database,
  { userId, sessionId }: Viewer,
  file: string,
  { expires, signature }: AskedArchive,
  now: Date,
): Promise<boolean> {
  if (typeof signature !== 'string') return false
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  if (Number(expires) * 1_000 <= now.getTime()) return false
  const signed = { key: file, userId, sessionId, expires: Number(expires) }
  return hasFileKey(db, (fileKey) => isSignatureOf(fileKey, signed, signature))
}
