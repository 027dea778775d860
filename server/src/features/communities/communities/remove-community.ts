import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import {
  deleteCommunityRow,
  listMemberIds,
  listPeopleOf,
  lockVersionsOf,
} from './communities.store.ts'
import { communityCovers } from './covers/community-covers.ts'

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

/** The same, and tells the members; without an actor, all of them, and not who did it. */
export async function deleteWithNotices(
  tx: Database,
  { id, name }: { readonly id: string; readonly name: string },
  actorId: string | undefined,
  now: Date,
): Promise<readonly string[]> {
  const members = await listMemberIds(tx, id)
  const concerned = await removeCommunity(tx, id)
  const notice = { kind: 'community_deleted', data: { name } } as const
  await writeNotices(tx, members, actorId === undefined ? notice : { ...notice, actorId }, now)
  return concerned
}
