import * as contract from '@patchbay/contract/content/attachments'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { findInside, shareLockInsideFor } from '../../people/participation/public.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { countLoose, insertAttachment } from './attachments.store.ts'
import { viewAttachment } from './attachments.view.ts'
import { buckets } from './buckets.ts'
import { readAttachment, readName, type NamedFile, type ReadFile } from './read-attachment.ts'
import { signerFor } from './signing/signer.ts'
import { readPlace, requireMayUpload, type UploadPlace } from './upload-place.ts'
import { requireStorage } from './require-storage.ts'

/** How many files a person may have that belong to nothing yet; they are deleted after a day. */
const mostLoose = 200

/**
 * The file is stored before its row is inserted, so that no row exists without its file. Until its
 * type is known it is a draft on the disk, and not held in memory.
 */
/** It is written to the disk while it arrives; a picture is read as a whole after that, in turn. */
export const uploadMemory = 2_097_152

export const uploadAttachment = action(
  contract.uploadAttachment,
  async (ctx, { params, query, body }) => {
    const { userId } = ctx.viewer
    const place = readPlace(params.contextType, params.contextId)
    const named = readName(query.name, place.type)
    await requireMayUpload(ctx.db, place, userId, { find: findInside, now: ctx.now() })
    if ((await countLoose(ctx.db, userId)) >= mostLoose) throw new AppError('rate_limited')
    await requireStorage(ctx, userId, 1)
    const draft = await ctx.storage.draft(body)
    try {
      return await store(
        ctx,
        place,
        named,
        await readAttachment(ctx, draft, named, {
          context: place.type,
          owner: userId,
        }),
      )
    } finally {
      await draft.discard()
    }
  },
  { memoryBytes: uploadMemory },
)

async function store(
  ctx: ViewerContext,
  place: UploadPlace,
  { kind }: NamedFile,
  { content, extension, original, ...file }: ReadFile,
): Promise<contract.Attachment> {
  const { userId } = ctx.viewer
  const id = newId()
  const bucket = buckets[place.type]
  const path = `${userId}/${place.id}/${id}.${extension}`
  const originalPath = original && path.replace(/\.\w+$/, `-original.${original.extension}`)
  const keys = [path, ...(originalPath === null ? [] : [originalPath])].map(
    (one) => `${bucket}/${one}`,
  )
  await ctx.storage.put(`${bucket}/${path}`, content)
  if (original !== null)
    await ctx.storage
      .put(`${bucket}/${originalPath}`, original.bytes)
      .catch(async (error: unknown) => {
        await ctx.storage.remove(keys).catch(() => {})
        throw error
      })
  const row = await transaction(ctx.db, async (tx) => {
    // The sender may have left or been removed while the file was uploading.
    if (!(await lockOwnProfile(tx, userId))) throw new AppError('not_authenticated')
    await requireMayUpload(tx, place, userId, { find: shareLockInsideFor, now: ctx.now() })
    await requireStorage({ ...ctx, db: tx }, userId, file.size + (original?.bytes.byteLength ?? 0))
    const described = {
      ...file,
      id,
      bucket,
      path,
      kind,
      original_path: originalPath,
      original_size: original?.bytes.byteLength ?? null,
    }
    return insertAttachment(tx, { ...described, ownerId: userId, place, now: ctx.now() })
  }).catch(async (error: unknown) => {
    // After any other error the row may have been committed, so the file stays. If there is no
    // row, the clean-up removes it as an orphan.
    if (error instanceof AppError) await ctx.storage.remove(keys).catch(() => {})
    throw error
  })
  return viewAttachment(row, await signerFor(ctx))
}
