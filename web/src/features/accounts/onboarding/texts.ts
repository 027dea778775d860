import { sessionTexts } from '../sessions/public.ts'
import type { OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import type { ExperienceLevel } from '@patchbay/contract/accounts/profiles'

interface StepTexts {
  readonly heading: string
  readonly lead: string
}

const steps: Readonly<Record<OnboardingStep, StepTexts>> = {
  name: {
    heading: "Let's get to know you!",
    lead: 'This is how other members will see you.',
  },
  profession: {
    heading: 'What are your roles in the music world?',
    lead: 'Pick every one that fits. You can change this later.',
  },
  contact: {
    heading: 'Let others connect with you!',
    lead: 'All of these are optional. They become links on your profile.',
  },
  location: {
    heading: 'Where are you based?',
    lead: 'Your city and country are enough.',
  },
  experience: {
    heading: 'How long have you worked in music?',
    lead: 'Choose the one that comes closest.',
  },
  goals: {
    heading: 'What brings you to our platform?',
    lead: 'People to play with, gigs, work, advice: a sentence or two will do.',
  },
  terms: {
    heading: 'Before we begin',
    lead: 'Four short agreements that everybody here has made.',
  },
}

const experience: Readonly<
  Record<ExperienceLevel, { readonly label: string; readonly hint: string }>
> = {
  beginner: { label: 'Beginner/Starting Out', hint: 'New to the industry' },
  intermediate: { label: '2-5 years', hint: 'Past the first steps and building up' },
  professional: { label: '5+ years', hint: 'Steady work in music' },
  veteran: { label: 'Industry Veteran', hint: '10+ years' },
}

export const onboardingTexts = {
  page: 'Set up your profile',
  progress: 'Progress',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  shortStep: (number: number, of: number) => `${number} / ${of}`,
  of: (step: OnboardingStep) => steps[step],
  signOut: 'Sign out',
  back: 'Back',
  next: 'Continue',
  saving: 'Saving...',
  complete: 'Complete Setup',
  completing: 'Completing...',

  fullName: 'Full name',
  displayName: 'Display name',
  displayNameHint: 'An artist name is fine.',
  bio: 'Bio',
  bioHint: 'Who you are and what you do.',
  professions: 'Your roles',
  otherProfession: 'Your other profession',
  spotify: 'Spotify URL',
  website: 'Website',
  instagram: 'Instagram username',
  youtube: 'YouTube channel',
  location: 'Location',
  locationEnabled: 'Enable location services to find nearby opportunities',
  locationShown: 'Your city and country will be shown on your profile',
  experience,
  experienceLevels: 'Your experience',
  goals: 'Your goals',
  begin: 'Begin with',
  /** Shorter than an answer must be: the person finishes the sentence. */
  beginnings: [
    ['Hire somebody', 'Hire a '],
    ['Get work', 'Work as a '],
    ['Meet people', 'Meet '],
  ],
  agree:
    'I agree to maintain a respectful, professional environment and follow the community guidelines',
  version: 'Version',

  notAccepted: 'You must accept the terms to continue',
  noUser: sessionTexts.noUser,
  signInAgain: 'Sign in again',
  saveFailed: 'Failed to update profile. Please try again.',
  completeFailed: 'Failed to complete onboarding. Please try again.',
  locationFailed: 'Failed to save your location. Please try again.',
  termsChanged: 'The guidelines have changed since you opened this page. Reload to read them.',
  reload: 'Reload',
} as const

/** Placeholders that show the expected format. */
export const examples = {
  spotify: 'https://open.spotify.com/artist/...',
  website: 'https://',
  instagram: 'name',
  youtube: 'https://www.youtube.com/@name',
  location: 'Leeds, United Kingdom',
} as const
