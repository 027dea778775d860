import type { RequestContext } from '../../../../platform/http/request-context.ts'
import type { Viewer } from '../../../../platform/sessions/viewer.ts'
import { hasFileKey } from './file-key.store.ts'
import { isSignatureOf } from './sign-address.ts'

interface Signature {
  readonly expires?: unknown
  readonly signature?: unknown
}

/** Whether an address was signed for this file, viewer and session, and is still valid. */
export async function isSignedFor(
  ctx: Pick<RequestContext, 'db' | 'now'>,
  { userId, sessionId }: Viewer,
  key: string,
  { expires, signature }: Signature,
): Promise<boolean> {
  if (typeof signature !== 'string') return false
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  if (Number(expires) * 1_000 <= ctx.now().getTime()) return false
  const signed = { key, userId, sessionId, expires: Number(expires) }
  return hasFileKey(ctx.db, (fileKey) => isSignatureOf(fileKey, signed, signature))
}
