import { termsVersion, type OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'

/** All answers of the wizard, as its fields hold them. */
export interface Answers {
  readonly fullName: string
  readonly displayName: string
  readonly bio: string
  readonly professions: readonly string[]
  readonly otherProfession: string
  readonly spotify: string
  readonly website: string
  readonly instagram: string
  readonly youtube: string
  readonly location: string
  readonly locationEnabled: boolean
  readonly experienceLevel: string
  readonly goals: string
  /** The version of the guidelines that was accepted: a new version must be accepted again. */
  readonly accepted: string
}
export type AnswerName = keyof Answers
export type Errors = ValidationErrors<AnswerName>

/** In the order on screen, so that the first invalid field can take the focus. */
export const stepFields: Readonly<Record<OnboardingStep, readonly AnswerName[]>> = {
  name: ['fullName', 'displayName', 'bio'],
  profession: ['professions', 'otherProfession'],
  contact: ['spotify', 'website', 'instagram', 'youtube'],
  location: ['location', 'locationEnabled'],
  experience: ['experienceLevel'],
  goals: ['goals'],
  terms: ['accepted'],
}

const savedAnswers = (user: OwnProfile): Answers => ({
  fullName: user.fullName ?? '',
  // The full name is a suggestion: it counts once the step is sent.
  displayName: user.displayName ?? user.fullName ?? '',
  bio: user.bio ?? '',
  professions: user.professions,
  otherProfession: user.otherProfession ?? '',
  spotify: user.social.spotify ?? '',
  website: user.website ?? '',
  instagram: user.social.instagram ?? '',
  youtube: user.social.youtube ?? '',
  location: user.location ?? '',
  locationEnabled: user.locationEnabled,
  experienceLevel: user.experienceLevel ?? '',
  goals: user.goals ?? '',
  accepted: user.termsAccepted ? termsVersion : '',
})

const kindOf = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? 'list' : typeof value

/** The saved answers, overridden by the draft; draft values of another shape are ignored. */
export function answersOf(user: OwnProfile, draft: unknown): Answers {
  const saved = savedAnswers(user)
  const typed = Object.entries(draft ?? {}).filter(
    ([name, value]) => name in saved && kindOf(value) === kindOf(saved[name as AnswerName]),
  )
  return { ...saved, ...(Object.fromEntries(typed) as Partial<Answers>) }
}

/** The part of a draft that is still unsaved after these answers of a step were saved. */
export function draftAfter(
  step: OnboardingStep,
  sent: Answers,
  draft: unknown,
): object | undefined {
  const left = Object.entries(draft ?? {}).filter(
    ([name, value]) =>
      !stepFields[step].some((field) => field === name) ||
      JSON.stringify(value) !== JSON.stringify(sent[name as AnswerName]),
  )
  return left.length > 0 ? Object.fromEntries(left) : undefined
}
