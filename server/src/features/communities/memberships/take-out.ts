import type { Database } from '../../../platform/db/database.ts'
import type { CommunityRow } from '../communities/public.ts'
import { deleteComingRsvps } from '../events/public.ts'
import { deleteInsideNotices } from '../../notices/notices/public.ts'
import { deleteMember, lockMembers } from './memberships.store.ts'

/**
 * A former member of a private community cannot see its events, so their answers to coming events
 * and their notices about the inside are deleted.
 */
export async function takeOut(
  tx: Database,
  community: Pick<CommunityRow, 'id' | 'is_private'>,
  userId: string,
  now: Date,
): Promise<void> {
  await lockMembers(tx, community.id, [userId])
  // This comes before the member row: deleting such an event also locks the answers first, then the
  // version.
  if (community.is_private) {
    await deleteComingRsvps(tx, community.id, userId, now)
    await deleteInsideNotices(tx, community.id, userId)
  }
  await deleteMember(tx, community.id, userId)
}
