import type { Role } from '@patchbay/contract/accounts/profiles'
import type { StaffAccess } from '@patchbay/contract/route'
import type { SessionProvider } from '@patchbay/contract/accounts/sessions'

/** The person of the session. The acting person's id is never taken from input. */
export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  /** True for the native app, which has no cookie. */
  readonly bearer: boolean
  readonly provider: SessionProvider
  /** When the person last proved in this session who they are. */
  readonly confirmedAt: Date
  readonly role: Role
  readonly onboarded: boolean
  /** When the second factor was last given in this session. */
  readonly secondFactorAt: Date | null
  /** When the account was made. */
  readonly since: Date
}

/** How long staff may work before the second factor is asked for again. */
const secondFactorLasts = 12 * 60 * 60 * 1000

export const hasSecondFactor = ({ secondFactorAt }: Viewer, now: Date): boolean =>
  secondFactorAt !== null && now.getTime() - secondFactorAt.getTime() < secondFactorLasts

export const hasRole = ({ role }: Viewer, wanted: StaffAccess): boolean =>
  wanted === 'staff' ? role !== 'user' : role === wanted || role === 'admin'
