import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { deleteCommunityRow, lockVersionsOf, listPeopleOf } from './communities.store.ts'
import { communityCovers } from './community-covers.ts'

/**
 * The caller must hold the lock on the row. A job removes the files. Returns the members and the
 * people with a membership request.
 */
export async function removeCommunity(
  tx: Database,
  communityId: string,
): Promise<readonly string[]> {
  const people = await listPeopleOf(tx, communityId)
  await lockVersionsOf(tx, people)
  await deleteCommunityRow(tx, communityId)
  await enqueue(tx, removeFolder, { folder: communityCovers.folderOf(communityId) })
  return people
}
