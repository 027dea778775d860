import type { Database } from '../../../../platform/db/database.ts'
import { enqueue } from '../../../../platform/jobs/jobs.store.ts'
import { removeFiles } from '../../../../platform/storage/remove-files.ts'
import { deleteAttachmentsIn } from '../../../content/attachments/public.ts'
import { pictureKeys } from '../../../accounts/avatars/public.ts'
import { deleteConversations } from './gone-conversations.store.ts'

/**
 * Deletes conversations with all their messages; a job removes files and pictures. The caller must
 * hold their locks. Returns the people of those that were conversations of two.
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
