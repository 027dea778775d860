import type { Database } from '../../../platform/db/database.ts'
import { postNotice } from '../../accounts/mails/public.ts'
import {
  announceCommunities,
  listMemberIds,
  lockCommunity,
  shutCommunity,
  updateCommunityRow,
} from '../../communities/communities/public.ts'
import type { Announce } from '../../content/removals/public.ts'
import { writeNotices } from '../../notices/notices/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { mayDecide } from './communities.policy.ts'
import { findStaffCommunity, type StaffCommunityRow } from './staff-communities.store.ts'

type Closing =
  | {
      readonly done: true
      readonly name: string
      readonly leaderId: string
      readonly announce: Announce
    }
  | { readonly done: false; readonly why: 'missing' | 'forbidden' | 'unchanged' }

interface Order {
  readonly communityId: string
  readonly operator: Operator
  readonly now: Date
}

const refused = (why: 'missing' | 'forbidden' | 'unchanged'): Closing => ({ done: false, why })

async function find(
  tx: Database,
  { communityId, operator, now }: Order,
): Promise<StaffCommunityRow | 'missing' | 'forbidden'> {
  if (!(await lockCommunity(tx, communityId))) return 'missing'
  const community = await findStaffCommunity(tx, now, communityId)
  if (community === undefined) return 'missing'
  const viewer = operator.staffId === undefined ? undefined : { userId: operator.staffId }
  return mayDecide(viewer, community) ? community : 'forbidden'
}

/** The version of the head and of the inside rise with the row, so that open pages follow. */
async function change(
  tx: Database,
  { communityId, now }: Order,
  { name, leader_id: leaderId }: StaffCommunityRow,
  closedAt: Date | null,
): Promise<Closing> {
  await updateCommunityRow(tx, communityId, { closed_at: closedAt, updated_at: now })
  const members = await listMemberIds(tx, communityId)
  const kind = closedAt === null ? 'community_reopened' : 'community_closed'
  await writeNotices(tx, members, { kind, communityId }, now)
  return {
    done: true,
    name,
    leaderId,
    announce: (services) => announceCommunities(services, [communityId], members),
  }
}

/**
 * What is being written is waited for, and in; whatever comes later is refused. The caller's
 * transaction must record it.
 */
export async function closeByStaff(tx: Database, order: Order, words: string): Promise<Closing> {
  const community = await find(tx, order)
  if (typeof community === 'string') return refused(community)
  if (community.closed_at !== null) return refused('unchanged')
  await shutCommunity(tx, order.communityId)
  const { name, leader_id: leaderId } = community
  await postNotice(tx, leaderId, 'community_closed', { name, because: words })
  return change(tx, order, community, order.now)
}

/** The same, with its entry in the audit log. */
export async function closeAndRecord(tx: Database, order: Order, words: string): Promise<Closing> {
  const closing = await closeByStaff(tx, order, words)
  if (!closing.done) return closing
  const details = { community: order.communityId, name: closing.name, words }
  await record(tx, order.operator, 'close-community', closing.leaderId, details)
  return closing
}

export async function reopenAndRecord(tx: Database, order: Order): Promise<Closing> {
  const community = await find(tx, order)
  if (typeof community === 'string') return refused(community)
  if (community.closed_at === null) return refused('unchanged')
  const { name, leader_id: leaderId } = community
  await postNotice(tx, leaderId, 'community_reopened', { name })
  const details = { community: order.communityId, name }
  await record(tx, order.operator, 'reopen-community', leaderId, details)
  return change(tx, order, community, null)
}
