import type { Activity, Community, CommunityCard } from '@patchbay/contract/communities/communities'
import { viewPerson, viewPersonForVisitor } from '../../accounts/profiles/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import {
  canCreate,
  canDecideRequests,
  canInvite,
  canJoin,
  canLead,
  canLeave,
  canModerate,
  canRequest,
  canSeeActivity,
  canSeeInside,
  canWithdraw,
  currentMute,
  membershipOf,
  muteOf,
  type MuteColumns,
  type CommunityAccess,
} from '../../people/participation/public.ts'
import type { CardRow, CommunityRow } from './communities.store.ts'

type AccessRow = CardRow & Partial<MuteColumns & Pick<CommunityRow, 'successor_fits'>>

/** A card does not need to know of mutes and successors. */
export const communityAccessOf = (row: AccessRow, viewerId: string | null): CommunityAccess => ({
  isVisitor: viewerId === null,
  isPrivate: row.is_private,
  isClosed: row.is_closed,
  role: row.role,
  isPending: row.is_pending,
  isRemoved: row.is_removed,
  membersInvite: row.members_invite,
  mute: muteOf({ muted_at: row.muted_at ?? null, muted_until: row.muted_until ?? null }),
  hasSuccessor: row.successor_fits ?? false,
})

const viewActivity = ({ posts, next }: NonNullable<CardRow['activity']>): Activity => ({
  postsThisWeek: posts,
  nextEvent: next && {
    id: next.id,
    title: next.title,
    startTime: new Date(next.start).toISOString(),
    isOnline: next.online,
    location: next.location,
  },
})

const factsOf = (row: CardRow, access: CommunityAccess) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isPrivate: row.is_private,
  genres: row.genres,
  location: row.location,
  locationEnabled: row.location_enabled,
  coverImage: row.cover_image,
  memberCount: row.member_count,
  membership: membershipOf(access),
  activity: canSeeActivity(access) && row.activity ? viewActivity(row.activity) : null,
})

export function viewCard(row: CardRow, viewerId: string | null): CommunityCard {
  const access = communityAccessOf(row, viewerId)
  return {
    ...factsOf(row, access),
    can: { join: canJoin(access), request: canRequest(access) },
  }
}

export function viewCommunity(row: CommunityRow, viewerId: string | null, now: Date): Community {
  const access = communityAccessOf(row, viewerId)
  const mute = currentMute(access, now)
  return {
    ...factsOf(row, access),
    isClosed: row.is_closed,
    leaderId: row.leader_id,
    leader: access.isVisitor ? viewPersonForVisitor(row.leader) : viewPerson(row.leader),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    pendingRequests: row.pending_requests,
    membersInvite: row.members_invite,
    mute: mute && { until: mute.until?.toISOString() ?? null },
    successor: row.successor && viewPerson(row.successor),
    version: Number(row.version),
    insideVersion: canSeeInside(access) ? Number(row.inside_version) : null,
    can: {
      join: canJoin(access),
      request: canRequest(access),
      withdraw: canWithdraw(access),
      leave: canLeave(access),
      lead: canLead(access),
      moderate: canModerate(access),
      decideRequests: canDecideRequests(access, row.pending_requests),
      seeInside: canSeeInside(access),
      create: canCreate(access, now),
      invite: canInvite(access),
      report: viewerId !== null && mayReport({ userId: viewerId }, row.leader),
    },
  }
}
