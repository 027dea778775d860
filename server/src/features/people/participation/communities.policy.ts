import type { Membership } from '@patchbay/contract/communities/communities'

/** The relation of a person to a community. */
export interface Standing {
  /** Not signed in, or onboarding is not completed. */
  readonly isVisitor: boolean
  readonly isPrivate: boolean
  /** Staff have closed the community. */
  readonly isClosed: boolean
  readonly role: 'member' | 'leader' | null
  /** Has sent a membership request that is not decided yet. */
  readonly isPending: boolean
  /** Was removed by the leader, and not let in again since. */
  readonly isRemoved: boolean
}

export const membershipOf = ({ role, isPending }: Standing): Membership =>
  role ?? (isPending ? 'pending' : 'none')

/**
 * In a closed community everything stays, and everybody who could read it can: but nobody joins,
 * leads, writes, likes or answers. People only take away what is their own, or leave.
 */
export const isOpen = ({ is_closed }: { readonly is_closed: boolean }): boolean => !is_closed

const isOutside = ({ isVisitor, role }: Standing): boolean => !isVisitor && role === null

/** Anybody who was removed asks, also where everybody else may join. */
const mustAsk = ({ isPrivate, isRemoved }: Standing): boolean => isPrivate || isRemoved

/** A pending request does not prevent joining after the community has become public. */
export const canJoin = (standing: Standing): boolean =>
  !standing.isClosed && isOutside(standing) && !mustAsk(standing)

export const canRequest = (standing: Standing): boolean =>
  !standing.isClosed && isOutside(standing) && mustAsk(standing) && !standing.isPending

export const canWithdraw = (standing: Standing): boolean =>
  isOutside(standing) && standing.isPending

export const canLeave = ({ role }: Standing): boolean => role === 'member'

export const canLead = ({ role, isClosed }: Standing): boolean => role === 'leader' && !isClosed

/** In a public community only those who were removed ask, so it has a list only if somebody does. */
export const canDecideRequests = (standing: Standing, pending: number | null): boolean =>
  canLead(standing) && (standing.isPrivate || (pending ?? 0) > 0)

/** `isRemoved` is about who asks. */
export const canDecideRequest = (standing: Standing, isRemoved: boolean): boolean =>
  canLead(standing) && (standing.isPrivate || isRemoved)

export const canSeeInside = ({ isVisitor, isPrivate, role }: Standing): boolean =>
  !isVisitor && (!isPrivate || role !== null)

export const canCreate = ({ role, isClosed }: Pick<Standing, 'role' | 'isClosed'>): boolean =>
  role !== null && !isClosed
