import {
  isNewUser,
  nextStep,
  onboardingSteps,
  type OnboardingStep,
} from '@patchbay/contract/accounts/onboarding'
import type { ErrorBody } from '@patchbay/contract/errors'
import type { FactorMethods, Session } from '@patchbay/contract/accounts/sessions'
import type { VerificationRequest } from '@patchbay/contract/staff/verifications'
import { withDefaults, type User } from './user.ts'

/** Why the session has ended, if the app has to react to it. */
export type SessionEnd = 'left' | 'expired' | 'banned'

/** Why it is unknown whether a person is signed in. */
export type SessionProblem = 'unreachable' | 'profile_missing'

export interface SessionState {
  readonly user: User | null
  /** True until the server has answered who is signed in. */
  readonly loading: boolean
  /** The session comes from this browser's storage, because the server has not answered yet. */
  readonly isStored: boolean
  /** The latest request, once it was fetched or received by the socket. */
  readonly verificationRequest: VerificationRequest | null
  /** The first unanswered step; `null` for a visitor and when onboarding is complete. */
  readonly onboardingStep: OnboardingStep | null
  readonly isNewUser: boolean
  /** Signed in through a provider, not by e-mail and password. */
  readonly isOAuth: boolean
  /** How the second factor can be given, while a sign-in waits for it. */
  readonly secondFactor?: FactorMethods | undefined
  readonly sessionId: string | null
  readonly expiresAt: string | null
  readonly ended: SessionEnd | null
  /** The notice on `/auth`, if the session ended during an action that needs it. */
  readonly endNotice: string | null
  /** The end of the ban that ended the session, if it is limited. */
  readonly bannedUntil: string | null
  /** Why there is one, in words for the person. */
  readonly banWords: string | null
  /** How the person can appeal against it, if that was answered to a sign-in. */
  readonly appeal?: ErrorBody['appeal']
  readonly problem: SessionProblem | null
}

/** A session as received; missing fields of the profile get defaults here. */
export type GivenSession = Omit<Session, 'profile'> & { readonly profile: Partial<User> }

export type SessionEvent =
  | {
      readonly type: 'signed_in' | 'token_refreshed' | 'password_recovery' | 'user_updated'
      readonly session: GivenSession
    }
  | {
      readonly type: 'signed_out'
      readonly reason?: SessionEnd | undefined
      readonly until?: string | undefined
      readonly words?: string | undefined
      readonly appeal?: ErrorBody['appeal']
      readonly notice?: string | undefined
    }

const nobody: SessionState = {
  user: null,
  loading: false,
  isStored: false,
  verificationRequest: null,
  onboardingStep: null,
  isNewUser: false,
  isOAuth: false,
  sessionId: null,
  expiresAt: null,
  ended: null,
  endNotice: null,
  bannedUntil: null,
  banWords: null,
  problem: null,
}

export const initialState: SessionState = { ...nobody, loading: true }

export function afterEvent(event: SessionEvent): SessionState {
  if (event.type === 'signed_out')
    return {
      ...nobody,
      ended: event.reason ?? null,
      endNotice: event.notice ?? null,
      bannedUntil: event.until ?? null,
      banWords: event.words ?? null,
      appeal: event.appeal,
    }
  const { id, provider, expiresAt, profile } = event.session
  const user = withDefaults(profile)
  return {
    ...nobody,
    user,
    onboardingStep: nextStep(user),
    isNewUser: isNewUser(user),
    isOAuth: provider !== 'email',
    sessionId: id,
    expiresAt,
  }
}

/** The newer of two requests; a request of another person is ignored. */
export function newerRequest(
  { user, verificationRequest: known }: SessionState,
  request: VerificationRequest,
): VerificationRequest | null {
  if (request.userId !== user?.id) return known
  return known && known.version >= request.version ? known : request
}

export const afterProblem = (problem: SessionProblem): SessionState => ({ ...nobody, problem })

/** The event between the known state and the server's answer; `undefined` if nothing changed. */
export function eventBetween(
  state: SessionState,
  session: GivenSession | null,
): SessionEvent | undefined {
  const { user, loading } = state
  if (session === null) {
    if (user) return { type: 'signed_out', reason: 'expired' }
    return loading || state.problem ? { type: 'signed_out' } : undefined
  }
  const next = withDefaults(session.profile)
  if (user?.id !== next.id) return { type: 'signed_in', session }
  if (JSON.stringify(user) !== JSON.stringify(next)) return { type: 'user_updated', session }
  const isSame = state.sessionId === session.id && state.expiresAt === session.expiresAt
  return isSame ? undefined : { type: 'token_refreshed', session }
}

export const isOnboardingStep = (value: string): value is OnboardingStep =>
  onboardingSteps.some((step) => step === value)
