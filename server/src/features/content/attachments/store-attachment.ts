import type { Attachment } from '@patchbay/contract/content/attachments'
import { transaction, type Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { shareLockInsideFor } from '../../people/participation/public.ts'
import { insertAttachment } from './attachments.store.ts'
import { viewAttachment } from './attachments.view.ts'
import { buckets } from './buckets.ts'
import type { NamedFile, ReadFile } from './read-attachment.ts'
import { requireStorage } from './require-storage.ts'
import { signerFor } from './signing/signer.ts'
import { requireMayUpload, type UploadTarget } from './upload-target.ts'

interface Stored {
  readonly id: string
  readonly target: UploadTarget
  readonly kind: NamedFile['kind']
  readonly file: ReadFile
  /** Runs in the transaction that inserts the row, before its size is counted. */
  readonly settle?: (tx: Database) => Promise<void>
}

/** The file is stored before its row is inserted, so that no row exists without its file. */
export async function storeAttachment(
  ctx: ViewerContext,
  { id, target, kind, file: { content, extension, original, ...file }, settle }: Stored,
): Promise<Attachment> {
  const { userId } = ctx.viewer
  const bucket = buckets[target.type]
  const path = `${userId}/${target.id}/${id}.${extension}`
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
    await requireMayUpload(tx, target, userId, { find: shareLockInsideFor, now: ctx.now() })
    await settle?.(tx)
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
    return insertAttachment(tx, { ...described, ownerId: userId, target, now: ctx.now() })
  }).catch(async (error: unknown) => {
    // After any other error the row may have been committed, so the file stays. If there is no
    // row, the clean-up removes it as an orphan.
    if (error instanceof AppError) await ctx.storage.remove(keys).catch(() => {})
    throw error
  })
  return viewAttachment(row, await signerFor(ctx))
}
