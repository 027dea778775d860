import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { articleCovers } from './article-covers.ts'
import { removeArticle } from './published-articles.store.ts'

/**
 * Deletes an article with its likes and comments; a job removes its cover. False if there is none.
 */
export async function unpublishArticle(tx: Database, slug: string): Promise<boolean> {
  const id = await removeArticle(tx, slug)
  if (id === undefined) return false
  await enqueue(tx, removeFolder, { folder: articleCovers.folderOf(id) })
  return true
}
