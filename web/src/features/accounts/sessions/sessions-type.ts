import type { FactorMethods, Session } from '@patchbay/contract/accounts/sessions'
import type { VerificationRequest } from '@patchbay/contract/staff/verifications'
import type { GivenSession, SessionEvent, SessionState } from './session-state.ts'
import type { User } from './user.ts'

/** A profile is missing only if something is broken; the contract types do not allow it. */
export interface Answer {
  readonly session: (Omit<Session, 'profile'> & { readonly profile: User | null }) | null
  /** Only while a sign-in waits for the second factor. */
  readonly secondFactor?: FactorMethods | undefined
}

/** The session of this browser: fetches it, holds its state, and syncs with other tabs. */
export interface Sessions {
  readonly state: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  readonly onEvent: (listener: (event: SessionEvent) => void) => () => void
  /** Applies the session that came with the page, so that the first render knows it. */
  readonly takeFirst: () => void
  /** Begins to fetch, to listen and to tick. Returns a function that stops it. */
  readonly start: () => () => void
  /** Applies a session that has just begun. */
  readonly adopt: (session: GivenSession, type?: 'signed_in' | 'password_recovery') => void
  /**
   * Asks the server anew, because a sign-in has begun to wait for its second factor, or has got it.
   */
  readonly enter: () => Promise<void>
  /** Applies the person's own profile changes; older versions are ignored. */
  readonly update: (profile: Partial<User>) => void
  /** Applies the person's own verification request; older versions are ignored. */
  readonly noteVerification: (request: VerificationRequest) => void
  /** Fetches the session; `null` when nobody is signed in. */
  readonly load: () => Promise<Answer['session']>
  readonly refresh: () => Promise<Session>
  /**
   * Immediate here, and on the server as soon as it can be reached; `left` also leads to `/auth`.
   */
  readonly signOut: (reason?: 'left') => Promise<void>
  /** Sends a pending sign-out to the server. */
  readonly settle: () => Promise<void>
  /**
   * Handles the failure of any request: some of them end the session. The notice is shown on
   * `/auth` if that interrupts an action.
   */
  readonly handleError: (error: unknown, notice?: string) => void
  /**
   * For actions that end the session themselves: until they are done, an end is not reported as an
   * expiry.
   */
  readonly expectEnd: <T>(work: () => Promise<T>) => Promise<T>
  /** The person has seen the notice of the session's end. */
  readonly acknowledge: () => void
  readonly retry: () => void
}
