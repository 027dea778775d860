import { signedSeconds } from '@patchbay/contract/attachments'
import type { ViewerContext } from '../../platform/http/action.ts'
import { getFileKey } from './file-key.store.ts'
import { signatureOf } from './sign-address.ts'

/** Makes an address of a file that works for one viewer in one session. */
export type Signer = (key: string) => string

export const addressOf = (key: string): string => `/files/${key}`

export async function signerFor(
  ctx: Pick<ViewerContext, 'db' | 'now' | 'viewer'>,
): Promise<Signer> {
  const fileKey = await getFileKey(ctx.db)
  const { userId, sessionId, bearer } = ctx.viewer
  // A picture's address is all that the native app's web view sends, so it names the session too.
  const named = bearer ? `&session=${sessionId}` : ''
  const expires = Math.floor(ctx.now().getTime() / 1_000) + signedSeconds
  return (key) => {
    const signature = signatureOf(fileKey, { key, userId, sessionId, expires })
    return `${addressOf(key)}?expires=${expires}&signature=${signature}${named}`
  }
}
