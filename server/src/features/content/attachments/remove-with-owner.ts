import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../platform/storage/remove-files.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { buckets } from './buckets.ts'
import { deleteAttachmentsOf } from './erase-attachments.store.ts'
import { deleteDetachedFiles } from './detached-files.store.ts'
import { deleteListingSounds } from './listing-attachments.store.ts'
import { deleteAttachmentsOfMessage } from './message-attachments.store.ts'
import { deleteAttachmentsOfPost } from './post-attachments.store.ts'
import { partsFolder } from './uploads/parts.ts'
import { deleteUploadsOf } from './uploads/uploads.store.ts'

/**
 * Must run in the transaction that deletes a post, before the deletion. A job removes the files.
 */
export async function enqueueRemovalOfPostFiles(tx: Database, postId: string): Promise<void> {
  const keys = await deleteAttachmentsOfPost(tx, postId)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** The same for a message whose text is deleted, but after that update. */
export async function enqueueRemovalOfMessageFiles(tx: Database, messageId: string): Promise<void> {
  const keys = await deleteAttachmentsOfMessage(tx, messageId)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** The same for sounds that were taken off a listing. The caller must hold their locks. */
export async function enqueueRemovalOfSounds(tx: Database, ids: readonly string[]): Promise<void> {
  const keys = await deleteListingSounds(tx, ids)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** The same for files that still belong to a removal. */
export async function enqueueRemovalOfDetachedFiles(
  tx: Database,
  removalIds: readonly string[],
): Promise<void> {
  const keys = await deleteDetachedFiles(tx, removalIds)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** Deletes the files of a person who deletes their account. */
export async function eraseAttachmentsOf(tx: Database, userId: string): Promise<void> {
  await deleteAttachmentsOf(tx, userId)
  await deleteUploadsOf(tx, userId)
  for (const bucket of [...Object.values(buckets), partsFolder])
    await enqueue(tx, removeFolder, { folder: `${bucket}/${userId}/` })
}
