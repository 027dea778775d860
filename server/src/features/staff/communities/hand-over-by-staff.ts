import type { Database } from '../../../platform/db/database.ts'
import { findBan } from '../../accounts/sessions/public.ts'
import {
  announceCommunities,
  lockCommunity,
  lockVersionsOf,
} from '../../communities/communities/public.ts'
import { findRole, handOver } from '../../communities/memberships/public.ts'
import type { Announce } from '../../content/removals/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { mayHandOver } from './communities.policy.ts'
import { findStaffCommunity } from './staff-communities.store.ts'

interface Order {
  readonly communityId: string
  /** Who leads it from now on. */
  readonly to: string
  readonly operator: Operator
  readonly now: Date
}

type HandedOver = Announce | 'missing' | 'forbidden' | 'no_member'

/** Says why, if it is not done. Its entry in the audit log is in the same transaction. */
export async function handOverByStaff(
  tx: Database,
  { communityId, to, operator, now }: Order,
): Promise<HandedOver> {
  if (!(await lockCommunity(tx, communityId))) return 'missing'
  const community = await findStaffCommunity(tx, now, communityId)
  if (community === undefined) return 'missing'
  // Nobody decides about themselves.
  if (!mayHandOver(community) || to === operator.staffId) return 'forbidden'
  // A banned person could not lead.
  const role = await findRole(tx, communityId, to)
  if (role === undefined || role === 'leader' || (await findBan(tx, to, now))) return 'no_member'
  const { leader_id: from } = community
  await lockVersionsOf(tx, [from, to])
  await handOver(tx, { communityId, from, to }, now)
  await record(tx, operator, 'hand-over-community', to, { community: communityId, from })
  return (services) => announceCommunities(services, [communityId], [from, to])
}
