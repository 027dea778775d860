import type { Membership } from '@patchbay/contract/communities'

/** How somebody stands to a community. */
export interface Standing {
  /** Not signed in, or not through onboarding yet. */
  readonly isVisitor: boolean
  readonly isPrivate: boolean
  readonly role: 'member' | 'leader' | null
  /** Has asked to be let in, and nobody has decided. */
  readonly isPending: boolean
}

export const membershipOf = ({ role, isPending }: Standing): Membership =>
  role ?? (isPending ? 'pending' : 'none')

const isOutside = ({ isVisitor, role }: Standing): boolean => !isVisitor && role === null

/** A request that is still open does not keep anybody out of what has become public. */
export const canJoin = (standing: Standing): boolean => isOutside(standing) && !standing.isPrivate

export const canRequest = (standing: Standing): boolean =>
  isOutside(standing) && standing.isPrivate && !standing.isPending

export const canWithdraw = (standing: Standing): boolean =>
  isOutside(standing) && standing.isPending

export const canLeave = ({ role }: Standing): boolean => role === 'member'

export const canLead = ({ role }: Standing): boolean => role === 'leader'

export const canDecideRequests = (standing: Standing): boolean =>
  canLead(standing) && standing.isPrivate

export const canSeeInside = ({ isVisitor, isPrivate, role }: Standing): boolean =>
  !isVisitor && (!isPrivate || role !== null)

export const canCreate = ({ role }: Standing): boolean => role !== null
