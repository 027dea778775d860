import * as contract from '@patchbay/contract/content/attachments'
import { action } from '../../../platform/http/action.ts'
import { newId } from '../../../platform/ids.ts'
import { findInside } from '../../people/participation/public.ts'
import { readAttachment, readName } from './read-attachment.ts'
import { requireMayUpload, readUploadTarget } from './upload-target.ts'
import { requireFewLoose, requireStorage } from './require-storage.ts'
import { storeAttachment } from './store-attachment.ts'

/** It is written to the disk while it arrives; a picture is read as a whole after that, in turn. */
export const uploadMemory = 2_097_152

/** Until its type is known a file is a draft on the disk, and not held in memory. */
export const uploadAttachment = action(
  contract.uploadAttachment,
  async (ctx, { params, query, body }) => {
    const { userId } = ctx.viewer
    const target = readUploadTarget(params.contextType, params.contextId)
    const named = readName(query.name, target.type)
    await requireMayUpload(ctx.db, target, userId, { find: findInside, now: ctx.now() })
    await requireFewLoose(ctx.db, userId)
    await requireStorage(ctx, userId, 1)
    const draft = await ctx.storage.draft(body)
    try {
      const file = await readAttachment(ctx, draft, named, { context: target.type, owner: userId })
      return await storeAttachment(ctx, { id: newId(), target, kind: named.kind, file })
    } finally {
      await draft.discard()
    }
  },
  { memoryBytes: uploadMemory },
)
