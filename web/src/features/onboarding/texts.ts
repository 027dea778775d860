import type { OnboardingStep } from '@patchbay/contract/onboarding'

const headings: Readonly<Record<OnboardingStep, string>> = {
  name: "Let's get to know you!",
  profession: 'What are your roles in the music world?',
  contact: 'Let others connect with you!',
  location: 'Where are you based?',
  experience: 'How long have you worked in music?',
  goals: 'What brings you to our platform?',
  terms: 'Before we begin',
}

export const onboardingTexts = {
  page: 'Set up your profile',
  progress: 'Progress',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  shortStep: (number: number, of: number) => `${number} / ${of}`,
  heading: (step: OnboardingStep) => headings[step],
  coming: 'The questions of this step arrive with the next release.',
  signOut: 'Sign out',
} as const
