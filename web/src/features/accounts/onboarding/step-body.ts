import type { OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import { professions, type updateProfile } from '@patchbay/contract/accounts/profiles'
import type { SentRequest } from '@patchbay/contract/route'
import { stepFields, type AnswerName, type Answers, type Errors } from './answers.ts'

type Body = SentRequest<typeof updateProfile>['body']
export type ProfileStep = Exclude<OnboardingStep, 'terms'>

const bodies: Readonly<Record<ProfileStep, (answers: Answers) => object>> = {
  name: ({ fullName, displayName, bio }) => ({ fullName, displayName, bio }),
  profession: (answers) => {
    const chosen = professions.filter((one) => answers.professions.includes(one))
    const other = chosen.includes('Other') && { otherProfession: answers.otherProfession }
    return { professions: chosen, ...other }
  },
  contact: ({ website, spotify, instagram, youtube }) => ({
    website,
    social: { spotify, instagram, youtube },
  }),
  location: ({ location, locationEnabled }) => ({ location, locationEnabled }),
  experience: ({ experienceLevel }) => ({ experienceLevel }),
  goals: ({ goals }) => ({ goals }),
}

/** Only the fields of this step. */
export const bodyOf = (step: ProfileStep, answers: Answers): Body => bodies[step](answers)

interface Issue {
  readonly path: readonly (PropertyKey | undefined)[]
  readonly message: string
}

/** The first error of each field of the step; errors of other fields are ignored. */
export function errorsOf(step: OnboardingStep, issues: readonly Issue[]): Errors {
  const found: Partial<Record<AnswerName, string>> = {}
  for (const { path, message } of issues) {
    const name = stepFields[step].find((field) => path.includes(field))
    if (name) found[name] ??= message
  }
  return found
}
