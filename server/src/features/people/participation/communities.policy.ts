import type { Membership } from '@patchbay/contract/communities/communities'

/** The relation of a person to a community. */
export interface Standing {
  /** Not signed in, or onboarding is not completed. */
  readonly isVisitor: boolean
  readonly isPrivate: boolean
  readonly role: 'member' | 'leader' | null
  /** Has sent a membership request that is not decided yet. */
  readonly isPending: boolean
  /** Was removed by the leader, and not let in again since. */
  readonly isRemoved: boolean
}

export const membershipOf = ({ role, isPending }: Standing): Membership =>
  role ?? (isPending ? 'pending' : 'none')

const isOutside = ({ isVisitor, role }: Standing): boolean => !isVisitor && role === null

/** Whoever was removed asks, also where everybody else may join. */
const mustAsk = ({ isPrivate, isRemoved }: Standing): boolean => isPrivate || isRemoved

/** A pending request does not prevent joining after the community has become public. */
export const canJoin = (standing: Standing): boolean => isOutside(standing) && !mustAsk(standing)

export const canRequest = (standing: Standing): boolean =>
  isOutside(standing) && mustAsk(standing) && !standing.isPending

export const canWithdraw = (standing: Standing): boolean =>
  isOutside(standing) && standing.isPending

export const canLeave = ({ role }: Standing): boolean => role === 'member'

export const canLead = ({ role }: Standing): boolean => role === 'leader'

/** In a public community only those who were removed ask, so it has a list only if somebody does. */
export const canDecideRequests = (standing: Standing, pending: number | null): boolean =>
  canLead(standing) && (standing.isPrivate || (pending ?? 0) > 0)

/** `isRemoved` is about who asks. */
export const canDecideRequest = (standing: Standing, isRemoved: boolean): boolean =>
  canLead(standing) && (standing.isPrivate || isRemoved)

export const canSeeInside = ({ isVisitor, isPrivate, role }: Standing): boolean =>
  !isVisitor && (!isPrivate || role !== null)

export const canCreate = ({ role }: Standing): boolean => role !== null
