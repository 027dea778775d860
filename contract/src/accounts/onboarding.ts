import * as z from 'zod/mini'
import { ownProfile, type OwnProfile } from './profiles.ts'
import { route } from '../route.ts'

/** The order of the wizard, for Back, Continue and the progress bar. */
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

/** Only the two flags of the server decide; the state stored in a browser does not count. */
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

/** Whether onboarding has not asked the basic questions yet. */
export const isNewUser = (
  profile: Pick<OwnProfile, 'onboardingCompleted' | 'fullName' | 'displayName'>,
): boolean => !profile.onboardingCompleted || !profile.fullName || !profile.displayName

/** The version of the guidelines on the last step; stored with the acceptance. */
export const termsVersion = '2026-11'

export const completeOnboarding = route('completeOnboarding', {
  method: 'POST',
  path: '/onboarding/complete',
  access: 'member',
  summary: 'Accepts the guidelines and ends onboarding; all other steps must be answered.',
  body: z.object({
    accepted: z.literal(true, { error: 'You must accept the terms to continue' }),
    termsVersion: z.string(),
  }),
  output: ownProfile,
  errors: ['onboarding_incomplete', 'terms_changed'],
})
