import type { OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import { professions, type updateProfile } from '@patchbay/contract/accounts/profiles'
import type { SentRequest } from '@patchbay/contract/route'
import type { Answers } from './answers.ts'

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
