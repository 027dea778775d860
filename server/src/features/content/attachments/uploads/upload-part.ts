import * as contract from '@patchbay/contract/content/uploads'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { newId } from '../../../../platform/ids.ts'
import { uploadMemory } from '../upload-attachment.ts'
import { partKey } from './parts.ts'
import { appendPart, findUpload } from './uploads.store.ts'

/**
 * A part is stored under a name of its own and counts once its name is in the row. Of two requests
 * that bring the same bytes, one loses: its part is removed, and it is told how many have arrived.
 */
export const uploadPart = action(
  contract.uploadPart,
  async (ctx, { params, body }) => {
    const owner = ctx.viewer.userId
    const { uploadId, start } = params
    const upload = await findUpload(ctx.db, owner, uploadId)
    if (upload === undefined) throw new AppError('upload_not_found')
    if (start !== upload.arrived || upload.arrived === upload.size)
      return { arrived: upload.arrived }
    const draft = await ctx.storage.draft(body)
    const { size } = draft
    const isLast = start + size === upload.size
    if (start + size > upload.size || size === 0 || (size < contract.partMinBytes && !isLast)) {
      await draft.discard()
      throw new AppError('invalid_input')
    }
    const id = newId()
    const key = partKey(upload, id)
    await ctx.storage.put(key, draft)
    const arrived = await appendPart(ctx.db, { owner, uploadId }, { id, start, size }, ctx.now())
    if (arrived !== undefined) return { arrived }
    await ctx.storage.remove([key])
    const now = await findUpload(ctx.db, owner, uploadId)
    if (now === undefined) throw new AppError('upload_not_found')
    return { arrived: now.arrived }
  },
  { memoryBytes: uploadMemory },
)
