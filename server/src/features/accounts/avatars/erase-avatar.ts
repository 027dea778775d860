import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'

/** For a deleted account: a job removes all sizes of the picture once the deletion is committed. */
export async function eraseAvatarOf(tx: Database, userId: string): Promise<void> {
  await enqueue(tx, removeFolder, { folder: `avatars/${userId}/` })
}
