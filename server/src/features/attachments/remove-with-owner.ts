import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../platform/storage/remove-files.ts'
import { removeFolder } from '../../platform/storage/remove-folder.ts'
import { buckets } from './buckets.ts'
import { deleteAttachmentsOf } from './erase-attachments.store.ts'
import { deleteListingSounds } from './listing-attachments.store.ts'
import { deleteAttachmentsOfMessage } from './message-attachments.store.ts'
import { deleteAttachmentsOfPost } from './post-attachments.store.ts'

/** In the transaction that deletes a post, before it does: the files follow by a job. */
export async function enqueueRemovalOfPostFiles(tx: Database, postId: string): Promise<void> {
  const keys = await deleteAttachmentsOfPost(tx, postId)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** The same for a message that loses its words, after it has. */
export async function enqueueRemovalOfMessageFiles(tx: Database, messageId: string): Promise<void> {
  const keys = await deleteAttachmentsOfMessage(tx, messageId)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** The same for sounds that a listing has no longer, for whoever holds them. */
export async function enqueueRemovalOfSounds(tx: Database, ids: readonly string[]): Promise<void> {
  const keys = await deleteListingSounds(tx, ids)
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
}

/** Of somebody who deletes their account. */
export async function eraseAttachmentsOf(tx: Database, userId: string): Promise<void> {
  await deleteAttachmentsOf(tx, userId)
  for (const bucket of Object.values(buckets))
    await enqueue(tx, removeFolder, { folder: `${bucket}/${userId}/` })
}
