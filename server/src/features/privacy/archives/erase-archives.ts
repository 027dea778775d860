import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { archiveFolderOf } from './archive-files.ts'
import { deleteArchivesOf } from './archives.store.ts'

/** A job that makes one meanwhile finds no row in the end, and removes its file. */
export async function eraseArchivesOf(tx: Database, userId: string): Promise<void> {
  await deleteArchivesOf(tx, userId)
  await enqueue(tx, removeFolder, { folder: archiveFolderOf(userId) })
}
