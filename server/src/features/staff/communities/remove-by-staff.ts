import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import {
  announceCommunities,
  deleteWithNotices,
  lockCommunity,
} from '../../communities/communities/public.ts'
import type { Announce } from '../../content/removals/public.ts'
import { notifyRemoved } from '../outcomes/public.ts'
import { mayDecide } from './communities.policy.ts'
import { findStaffCommunity } from './staff-communities.store.ts'

interface Order {
  readonly communityId: string
  /** What the leader reads. */
  readonly words: string
  readonly now: Date
}

interface RemovedCommunity {
  readonly leaderId: string
  readonly name: string
  readonly announce: Announce
}

/**
 * Deletes the community as its leader would; it does not come back. Nobody learns who did it. The
 * caller's transaction must record it.
 */
export async function removeByStaff(
  tx: Database,
  viewer: Pick<Viewer, 'userId'>,
  { communityId, words, now }: Order,
): Promise<RemovedCommunity | 'missing' | 'forbidden'> {
  if (!(await lockCommunity(tx, communityId))) return 'missing'
  const community = await findStaffCommunity(tx, now, communityId)
  if (community === undefined) return 'missing'
  if (!mayDecide(viewer, community)) return 'forbidden'
  const { leader_id: leaderId, name } = community
  const people = await deleteWithNotices(tx, { id: communityId, name }, undefined, now)
  await notifyRemoved(tx, leaderId, { subject: 'community', words }, now)
  return {
    leaderId,
    name,
    announce: (services) => announceCommunities(services, [communityId], people),
  }
}
