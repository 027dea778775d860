import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import * as contract from '@patchbay/contract/content/uploads'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { newId } from '../../../../platform/ids.ts'
import { lockOwnProfile } from '../../../accounts/profiles/public.ts'
import { findInside } from '../../../people/participation/public.ts'
import { readName } from '../read-attachment.ts'
import { requireFewLoose, requireStorage } from '../require-storage.ts'
import { readUploadTarget, requireMayUpload } from '../upload-target.ts'
import { countOpenUploads, findUpload, insertUpload } from './uploads.store.ts'

/** Everything that can be refused by name and size is refused before a byte is sent. */
export const openUpload = action(contract.openUpload, async (ctx, { params, body }) => {
  const { userId } = ctx.viewer
  const { uploadId } = params
  const target = readUploadTarget(body.contextType, body.contextId)
  const { name, kind } = readName(body.name, target.type)
  const most = kind === 'picture' ? attachmentMaxBytes : ctx.config.maxFileBytes
  if (body.size > most) throw new AppError('file_too_large')
  // It is read into memory as a whole, in a place that only a single request takes.
  if (kind === 'picture') throw new AppError('invalid_input')
  await requireMayUpload(ctx.db, target, userId, { find: findInside, now: ctx.now() })
  return transaction(ctx.db, async (tx) => {
    if (!(await lockOwnProfile(tx, userId))) throw new AppError('not_authenticated')
    const started = await findUpload(tx, userId, uploadId)
    if (started !== undefined) {
      const isSame =
        started.context_type === target.type &&
        started.context_id === target.id &&
        started.name === name &&
        started.size === body.size
      if (!isSame) throw new AppError('invalid_input')
      return { arrived: started.arrived }
    }
    if ((await countOpenUploads(tx, userId)) >= contract.mostUploads)
      throw new AppError('rate_limited')
    await requireFewLoose(tx, userId)
    await requireStorage({ ...ctx, db: tx }, userId, body.size)
    const { size } = body
    await insertUpload(tx, {
      id: newId(),
      ownerId: userId,
      uploadId,
      target,
      name,
      size,
      now: ctx.now(),
    })
    return { arrived: 0 }
  })
})
