import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../platform/storage/remove-folder.ts'
import { articleCovers } from './article-covers.ts'
import { removeArticle } from './published-articles.store.ts'

/** With its likes and comments; its cover follows by a job. False where there is none. */
export async function unpublishArticle(tx: Database, slug: string): Promise<boolean> {
  const id = await removeArticle(tx, slug)
  if (id === undefined) return false
  await enqueue(tx, removeFolder, { folder: articleCovers.folderOf(id) })
  return true
}
