import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../platform/storage/remove-files.ts'
import { deleteAttachmentsIn } from '../attachments/public.ts'
import { pictureKeys } from '../avatars/public.ts'
import { deleteConversations } from './gone-conversations.store.ts'

/**
 * With all that was said in them; files and pictures follow by a job. For whoever holds them.
 * Returns whose conversations of two they were.
 */
export async function removeConversations(
  tx: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const files = await deleteAttachmentsIn(tx, ids)
  const gone = await deleteConversations(tx, ids)
  const keys = [...files, ...gone.flatMap(({ avatar_url }) => pictureKeys(avatar_url))]
  if (keys.length > 0) await enqueue(tx, removeFiles, { keys })
  return gone.flatMap(({ people }) => people)
}
