import { signedSeconds } from '@patchbay/contract/content/attachments'
import type { ViewerContext } from '../../../../platform/http/action.ts'
import { getFileKey } from './file-key.store.ts'
import { signatureOf } from './sign-address.ts'

/** Makes an address for a file that works for one viewer in one session. */
export type Signer = (key: string) => string

export const addressOf = (key: string): string => `/files/${key}`

export async function signerFor(
  ctx: Pick<ViewerContext, 'db' | 'now' | 'viewer'>,
): Promise<Signer> {
  const fileKey = await getFileKey(ctx.db)
  const { userId, sessionId, bearer } = ctx.viewer
  // The native app's web view sends no cookie or token for a picture, so the address names the
  // session.
  const named = bearer ? `&session=${sessionId}` : ''
  const expires = Math.floor(ctx.now().getTime() / 1_000) + signedSeconds
  return (key) => {
    const signature = signatureOf(fileKey, { key, userId, sessionId, expires })
    return `${addressOf(key)}?expires=${expires}&signature=${signature}${named}`
  }
}
