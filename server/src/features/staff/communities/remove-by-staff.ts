import type { Database } from '../../../platform/db/database.ts'
import {
  announceCommunities,
  deleteWithNotices,
  lockCommunity,
} from '../../communities/communities/public.ts'
import type { Announce } from '../../content/removals/public.ts'
import { tellRemoved } from '../outcomes/public.ts'
import { findStaffCommunity } from './staff-communities.store.ts'

interface RemovedCommunity {
  readonly leaderId: string
  readonly name: string
  readonly announce: Announce
}

/**
 * As its leader deletes it; it does not come back. Nobody is told who did it. The caller's
 * transaction must record it. Undefined if there is no such community.
 */
export async function removeByStaff(
  tx: Database,
  communityId: string,
  words: string,
  now: Date,
): Promise<RemovedCommunity | undefined> {
  if (!(await lockCommunity(tx, communityId))) return undefined
  const community = await findStaffCommunity(tx, now, communityId)
  if (community === undefined) return undefined
  const { leader_id: leaderId, name } = community
  const people = await deleteWithNotices(tx, { id: communityId, name }, undefined, now)
  await tellRemoved(tx, leaderId, { subject: 'community', words }, now)
  return {
    leaderId,
    name,
    announce: (services) => announceCommunities(services, [communityId], people),
  }
}
