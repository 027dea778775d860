import * as contract from '@patchbay/contract/content/attachments'
import { action } from '../../../../platform/http/action.ts'
import { listSignable } from '../message-attachments.store.ts'
import { signerFor } from './signer.ts'

export const signAttachments = action(contract.signAttachments, async (ctx, { body }) => {
  const files = await listSignable(ctx.db, body.ids, ctx.viewer.userId)
  const signer = await signerFor(ctx)
  return {
    signed: files.map(({ id, key, original_key: original, missing }) => ({
      id,
      signedUrl: missing ? '' : signer(key),
      ...(original !== null && !missing && { originalUrl: signer(original) }),
    })),
  }
})
