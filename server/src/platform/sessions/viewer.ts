import type { Role } from '@patchbay/contract/accounts/profiles'
import type { SessionProvider } from '@patchbay/contract/accounts/sessions'

/** The person of the session. The acting person's id is never taken from input. */
export interface Viewer {
  readonly userId: string
  readonly sessionId: string
  /** True for the native app, which has no cookie. */
  readonly bearer: boolean
  readonly provider: SessionProvider
  readonly role: Role
  readonly onboarded: boolean
}

export const isStaff = (viewer: Viewer): boolean =>
  viewer.role === 'admin' || viewer.role === 'moderator'
