import type { Database } from '../../../platform/db/database.ts'
import { updateCommunityRow } from '../communities/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { deleteSuccessor } from './succession/successors.store.ts'
import { lockMembers, setRole } from './memberships.store.ts'

/** The caller must have locked the community's row and the versions of both people. */
export async function handOver(
  tx: Database,
  { communityId, from, to }: { communityId: string; from: string; to: string },
  now: Date,
): Promise<void> {
  await lockMembers(tx, communityId, [from, to])
  await setRole(tx, communityId, from, 'member')
  await setRole(tx, communityId, to, 'leader')
  await updateCommunityRow(tx, communityId, {
    leader_id: to,
    leader_warned_at: null,
    updated_at: now,
  })
  // The new leader chooses anew.
  await deleteSuccessor(tx, communityId)
  const notice = { kind: 'leadership_received', actorId: from, communityId } as const
  await writeNotices(tx, [to], notice, now)
}
