import type { Database } from '../../platform/db/database.ts'
import type { CommunityRow } from '../communities/public.ts'
import { deleteComingRsvps } from '../events/public.ts'
import { deleteMember } from './memberships.store.ts'

/** A former member of a private community cannot see its events, and so does not come to them. */
export async function takeOut(
  tx: Database,
  community: Pick<CommunityRow, 'id' | 'is_private'>,
  userId: string,
  now: Date,
): Promise<void> {
  await deleteMember(tx, community.id, userId)
  if (community.is_private) await deleteComingRsvps(tx, community.id, userId, now)
}
