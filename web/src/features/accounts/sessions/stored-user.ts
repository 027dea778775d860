import { isOnboarded } from '@patchbay/contract/accounts/onboarding'
import { storage } from '../../../platform/storage/storage.ts'
import type { SessionState } from './session-state.ts'
import type { User } from './user.ts'

/** For other tabs and the next start. It is never trusted: the server decides. */
export const storedUserKey = 'auth-user'
const stepKey = 'onboarding-step'
const statusKey = 'onboarding-status'

/** The only fields that may be in the browser's storage: those the navigation shows. */
type DisplayedUser = Pick<
  User,
  'id' | 'fullName' | 'displayName' | 'avatarUrl' | 'verified' | 'role' | 'professions'
>

function displayed(user: User): DisplayedUser {
  const { id, fullName, displayName, avatarUrl, verified, role, professions } = user
  return { id, fullName, displayName, avatarUrl, verified, role, professions }
}

/** Stores the fields of this state, and removes the others. */
export function storeUser({ user, onboardingStep }: SessionState): void {
  if (user === null) {
    for (const key of [storedUserKey, stepKey, statusKey]) storage.remove(key)
    return
  }
  storage.write(storedUserKey, JSON.stringify(displayed(user)))
  if (isOnboarded(user)) storage.write(statusKey, 'complete')
  else storage.remove(statusKey)
  if (onboardingStep) storage.write(stepKey, onboardingStep)
  else storage.remove(stepKey)
}

/** Whether a person was signed in here when last known. */
export const isUserStored = (): boolean => storage.read(storedUserKey) !== null

/** The stored value of another tab; `null` if it is invalid. */
export function parseDisplayed(text: string | null): Partial<DisplayedUser> | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value)) return null
    const { id } = value
    return typeof id === 'string' ? (value as Partial<DisplayedUser>) : null
  } catch {
    return null
  }
}
