import type { OwnProfile } from './profiles.ts'

/** The wizard's order, for Back, Continue and the progress. */
export const onboardingSteps = [
  'name',
  'profession',
  'contact',
  'location',
  'experience',
  'goals',
  'terms',
] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

type Answered = Pick<
  OwnProfile,
  | 'fullName'
  | 'displayName'
  | 'professions'
  | 'experienceLevel'
  | 'location'
  | 'goals'
  | 'termsAccepted'
  | 'onboardingCompleted'
>

/** The server's two flags decide, whatever a browser remembers. */
export const isOnboarded = (
  profile: Pick<OwnProfile, 'termsAccepted' | 'onboardingCompleted'>,
): boolean => profile.termsAccepted && profile.onboardingCompleted

/** The first step that is not answered; `null` when onboarding is complete. */
export function nextStep(profile: Answered): OnboardingStep | null {
  if (isOnboarded(profile)) return null
  if (!profile.fullName || !profile.displayName) return 'name'
  if (profile.professions.length === 0) return 'profession'
  if (!profile.experienceLevel) return 'experience'
  if (!profile.location) return 'location'
  if (!profile.goals) return 'goals'
  return 'terms'
}

/** Someone for whom the product has everything still to ask. */
export const isNewUser = (
  profile: Pick<OwnProfile, 'onboardingCompleted' | 'fullName' | 'displayName'>,
): boolean => !profile.onboardingCompleted || !profile.fullName || !profile.displayName
