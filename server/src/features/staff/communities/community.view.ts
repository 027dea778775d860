import type { StaffCommunity, StaffCommunityDetail } from '@patchbay/contract/staff/communities'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayDecide, mayHandOver } from './communities.policy.ts'
import { findStaffCommunity, listHeirs, type StaffCommunityRow } from './staff-communities.store.ts'

export const viewCommunity = (row: StaffCommunityRow): StaffCommunity => ({
  id: row.id,
  name: row.name,
  isPrivate: row.is_private,
  memberCount: row.member_count,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  leader: {
    id: row.leader_id,
    name: row.leader_name,
    state: row.leader_banned ? 'banned' : 'active',
  },
})

export async function showCommunity(
  { db, viewer, now: time }: Pick<ViewerContext, 'db' | 'viewer' | 'now'>,
  communityId: string,
  q = '',
): Promise<StaffCommunityDetail> {
  const now = time()
  const row = await findStaffCommunity(db, now, communityId)
  if (row === undefined) throw new AppError('community_not_found')
  // Who is inside is nobody's business where there is nothing to hand over.
  const heirs = mayHandOver(row) ? await listHeirs(db, now, communityId, q) : []
  return {
    ...viewCommunity(row),
    description: row.description,
    // Nobody decides about themselves.
    heirs: heirs.filter(({ id }) => id !== viewer.userId),
    can: {
      handOver: mayHandOver(row),
      close: mayDecide(viewer, row) && row.closed_at === null,
      reopen: mayDecide(viewer, row) && row.closed_at !== null,
      remove: mayDecide(viewer, row),
    },
  }
}
