import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import { lockOwnProfile } from '../../accounts/profiles/public.ts'
import { insertAttachment, noteMissing } from './attachments.store.ts'
import type { AttachmentRow } from './attachments.view.ts'
import { buckets } from './buckets.ts'
import type { GivenFiles } from './message-attachments.store.ts'
import { requireStorage } from './require-storage.ts'
import type { UploadTarget } from './upload-target.ts'

type Copier = Pick<Services, 'db' | 'config' | 'storage' | 'limits' | 'now'>

export interface CopiedFiles {
  /** Inserts their rows; the caller attaches them, by `given`, in the same transaction. */
  readonly insert: (tx: Database) => Promise<void>
  readonly given: GivenFiles
  /** For copies whose rows were not inserted after all. */
  readonly discard: () => Promise<void>
}

const bytesOf = (files: readonly AttachmentRow[]): number =>
  files.reduce((sum, { size, original_size: more }) => sum + size + (more ?? 0), 0)

/**
 * Copies files for another target, as if their new owner had uploaded them there: under keys, in the
 * quota and in the limit of that person. A copy has its own bytes, so that whatever deletes one of
 * the files never takes the other. As with an upload, the bytes come before the row.
 */
export async function copyFiles(
  ctx: Copier,
  files: readonly AttachmentRow[],
  { ownerId, target }: { readonly ownerId: string; readonly target: UploadTarget },
): Promise<CopiedFiles> {
  const bytes = bytesOf(files)
  await requireStorage(ctx, ownerId, bytes)
  for (const _ of files) await ctx.limits.count('upload', ownerId)
  const bucket = buckets[target.type]
  const stored: string[] = []
  const discard = (): Promise<void> => ctx.storage.remove(stored).catch(() => {})
  const copy = async (from: AttachmentRow, path: string, to: string): Promise<void> => {
    const source = await ctx.storage.get(`${from.bucket}/${path}`)
    if (source === undefined) {
      if (path === from.path) await noteMissing(ctx.db, from.id, ctx.now())
      throw new AppError('attachment_not_found')
    }
    stored.push(`${bucket}/${to}`)
    await ctx.storage.put(`${bucket}/${to}`, source.stream, source.size)
  }
  const copies: AttachmentRow[] = []
  try {
    for (const file of files) {
      const id = newId()
      const keyOf = (path: string): string =>
        `${ownerId}/${target.id}/${path.replace(/^.*\//, '').replace(file.id, id)}`
      const path = keyOf(file.path)
      const originalPath = file.original_path && keyOf(file.original_path)
      await copy(file, file.path, path)
      if (file.original_path && originalPath) await copy(file, file.original_path, originalPath)
      copies.push({ ...file, id, bucket, path, original_path: originalPath })
    }
  } catch (error) {
    await discard()
    throw error
  }
  return {
    insert: async (tx) => {
      if (!(await lockOwnProfile(tx, ownerId))) throw new AppError('not_authenticated')
      await requireStorage({ ...ctx, db: tx }, ownerId, bytes)
      for (const { peaks: _p, seconds: _s, is_voice: _v, missing: _m, ...described } of copies)
        await insertAttachment(tx, { ...described, ownerId, target, now: ctx.now() })
    },
    given: copies.map(({ id, peaks, seconds, is_voice: isVoice }) => ({
      id,
      ...(peaks && { peaks }),
      ...(seconds !== null && { seconds }),
      ...(isVoice && { isVoice: true as const }),
    })),
    discard,
  }
}
