import { completeOnboarding } from './complete-onboarding.ts'

export const onboardingRoutes = [completeOnboarding]
