import * as contract from '@patchbay/contract/content/link-previews'
import { action } from '../../../platform/http/action.ts'
import { signerFor } from '../attachments/public.ts'
import { listPictures } from './previews.store.ts'
import { shownKey } from './serve-previews.ts'

export const signPreviews = action(contract.signPreviews, async (ctx, { body: { of } }) => {
  const pictures = ctx.config.linkPreviews ? await listPictures(ctx.db, of, ctx.viewer.userId) : []
  const signer = await signerFor(ctx)
  return {
    signed: pictures.map(({ type, id, preview_id: previewId }) => ({
      type,
      id,
      previewId,
      url: signer(shownKey({ type, id, previewId })),
    })),
  }
})
