import { onboardingSteps, type OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'

/** Contact is optional, and terms is the last step. */
const unanswered: Partial<Record<OnboardingStep, (user: OwnProfile) => boolean>> = {
  name: ({ fullName, displayName }) => !fullName || !displayName,
  profession: ({ professions }) => professions.length === 0,
  location: ({ location }) => !location,
  experience: ({ experienceLevel }) => !experienceLevel,
  goals: ({ goals }) => !goals,
}

export const stepNumber = (step: OnboardingStep): number => onboardingSteps.indexOf(step) + 1

export const stepBefore = (step: OnboardingStep): OnboardingStep | undefined =>
  onboardingSteps[stepNumber(step) - 2]

export const stepAfter = (step: OnboardingStep): OnboardingStep | undefined =>
  onboardingSteps[stepNumber(step)]

/** In the wizard's order, unlike the computed step for a person who arrives. */
export const unansweredBefore = (
  step: OnboardingStep,
  user: OwnProfile,
): OnboardingStep | undefined =>
  onboardingSteps.slice(0, stepNumber(step) - 1).find((earlier) => unanswered[earlier]?.(user))
