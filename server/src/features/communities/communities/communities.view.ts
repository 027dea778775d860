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
  type Standing,
} from '../../people/participation/public.ts'
import type { CardRow, CommunityRow } from './communities.store.ts'

type StandingRow = CardRow & Partial<MuteColumns & Pick<CommunityRow, 'successor_fits'>>

/** A card does not need to know of mutes and successors. */
export const standingOf = (row: StandingRow, viewerId: string | null): Standing => ({
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

const factsOf = (row: CardRow, standing: Standing) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  isPrivate: row.is_private,
  genres: row.genres,
  location: row.location,
  locationEnabled: row.location_enabled,
  coverImage: row.cover_image,
  memberCount: row.member_count,
  membership: membershipOf(standing),
  activity: canSeeActivity(standing) && row.activity ? viewActivity(row.activity) : null,
})

export function viewCard(row: CardRow, viewerId: string | null): CommunityCard {
  const standing = standingOf(row, viewerId)
  return {
    ...factsOf(row, standing),
    can: { join: canJoin(standing), request: canRequest(standing) },
  }
}

export function viewCommunity(row: CommunityRow, viewerId: string | null, now: Date): Community {
  const standing = standingOf(row, viewerId)
  const mute = currentMute(standing, now)
  return {
    ...factsOf(row, standing),
    isClosed: row.is_closed,
    leaderId: row.leader_id,
    leader: standing.isVisitor ? viewPersonForVisitor(row.leader) : viewPerson(row.leader),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    pendingRequests: row.pending_requests,
    membersInvite: row.members_invite,
    mute: mute && { until: mute.until?.toISOString() ?? null },
    successor: row.successor && viewPerson(row.successor),
    version: Number(row.version),
    insideVersion: canSeeInside(standing) ? Number(row.inside_version) : null,
    can: {
      join: canJoin(standing),
      request: canRequest(standing),
      withdraw: canWithdraw(standing),
      leave: canLeave(standing),
      lead: canLead(standing),
      moderate: canModerate(standing),
      decideRequests: canDecideRequests(standing, row.pending_requests),
      seeInside: canSeeInside(standing),
      create: canCreate(standing, now),
      invite: canInvite(standing),
      report: viewerId !== null && mayReport({ userId: viewerId }, row.leader),
    },
  }
}
