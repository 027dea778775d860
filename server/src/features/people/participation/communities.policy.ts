import type { Membership } from '@patchbay/contract/communities/communities'

export type CommunityRole = 'member' | 'moderator' | 'leader'

/** Somebody may read and not write; `null` until somebody lifts it. */
export interface MuteOf {
  readonly until: Date | null
}

/** The columns of a mute, of the person who reads them. */
export interface MuteColumns {
  readonly muted_at: Date | null
  readonly muted_until: Date | null
}

/** The relation of a person to a community. */
export interface CommunityAccess {
  /** The person is not signed in, or has not completed onboarding. */
  readonly isVisitor: boolean
  readonly isPrivate: boolean
  /** Staff have closed the community. */
  readonly isClosed: boolean
  readonly role: CommunityRole | null
  /** The person has sent a membership request that is not decided yet. */
  readonly isPending: boolean
  /** The person was removed, and has not been let in again since. */
  readonly isRemoved: boolean
  /** The leader lets every member invite. */
  readonly membersInvite: boolean
  /** The last mute of the person, which may be over. */
  readonly mute: MuteOf | null
  /** The person leads, and somebody who can lead takes over when they go. */
  readonly hasSuccessor: boolean
}

export const membershipOf = ({ role, isPending }: CommunityAccess): Membership =>
  role ?? (isPending ? 'pending' : 'none')

/**
 * In a closed community everything stays, and everybody who could read it can: but nobody joins,
 * leads, writes, likes or answers. People only take away what is their own, or leave.
 */
export const isOpen = ({ is_closed }: { readonly is_closed: boolean }): boolean => !is_closed

const isOutside = ({ isVisitor, role }: CommunityAccess): boolean => !isVisitor && role === null

/** A person who was removed has to ask even where everybody else may join. */
const mustAsk = ({ isPrivate, isRemoved }: CommunityAccess): boolean => isPrivate || isRemoved

/** A pending request does not prevent joining after the community has become public. */
export const canJoin = (access: CommunityAccess): boolean =>
  !access.isClosed && isOutside(access) && !mustAsk(access)

export const canRequest = (access: CommunityAccess): boolean =>
  !access.isClosed && isOutside(access) && mustAsk(access) && !access.isPending

export const canWithdraw = (access: CommunityAccess): boolean =>
  isOutside(access) && access.isPending

export const canLeave = ({ role, hasSuccessor }: CommunityAccess): boolean =>
  role === 'leader' ? hasSuccessor : role !== null

export const canLead = ({ role, isClosed }: CommunityAccess): boolean =>
  role === 'leader' && !isClosed

/** The leader always, and every member where the leader allows it. */
export const canInvite = ({ role, isClosed, membersInvite }: CommunityAccess): boolean =>
  !isClosed && (role === 'leader' || (role !== null && membersInvite))

/** The leader, and those whom the leader has named for it. */
export const isModerating = (role: CommunityRole | null): boolean =>
  role === 'leader' || role === 'moderator'

export const canModerate = ({
  role,
  isClosed,
}: Pick<CommunityAccess, 'role' | 'isClosed'>): boolean => isModerating(role) && !isClosed

/**
 * Whether somebody with this role decides about somebody with the other, and about what they wrote.
 * Moderators decide about nobody of their own kind.
 */
export const isAbove = (role: CommunityRole | null, other: CommunityRole | null): boolean =>
  (role === 'leader' && other !== 'leader') ||
  (role === 'moderator' && other !== 'leader' && other !== 'moderator')

/** It ends by itself. Nobody is above the leader, so a mute of before does not hold for one. */
export const isMuted = (
  { role, muted_at, muted_until }: MuteColumns & { readonly role: CommunityRole | null },
  now: Date,
): boolean => role !== 'leader' && muted_at !== null && (muted_until === null || muted_until > now)

/** The mute of a row, if it was muted at all. */
export const muteOf = ({ muted_at, muted_until }: MuteColumns): MuteOf | null =>
  muted_at === null ? null : { until: muted_until }

export const currentMute = ({ role, mute }: CommunityAccess, now: Date): MuteOf | null =>
  role === 'leader' || mute === null || (mute.until !== null && mute.until <= now) ? null : mute

/** In a public community only those who were removed ask, so it has a list only if somebody does. */
export const canDecideRequests = (access: CommunityAccess, pending: number | null): boolean =>
  canModerate(access) && (access.isPrivate || (pending ?? 0) > 0)

/** `isRemoved` is about who asks. */
export const canDecideRequest = (access: CommunityAccess, isRemoved: boolean): boolean =>
  canModerate(access) && (access.isPrivate || isRemoved)

export const canSeeInside = ({ isVisitor, isPrivate, role }: CommunityAccess): boolean =>
  !isVisitor && (!isPrivate || role !== null)

/** Visitors too see that something goes on in a community that they could join. */
export const canSeeActivity = (access: CommunityAccess): boolean =>
  canSeeInside(access) || (!access.isPrivate && !access.isClosed)

export const canCreate = (access: CommunityAccess, now: Date): boolean =>
  access.role !== null && !access.isClosed && currentMute(access, now) === null
