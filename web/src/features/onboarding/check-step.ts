import { termsVersion, type OnboardingStep } from '@patchbay/contract/onboarding'
import type { Answers, Errors } from './answers.ts'
import type * as rules from './step-rules.ts'
import { onboardingTexts as texts } from './texts.ts'

const load = (): Promise<typeof rules> => import('./step-rules.ts')

/** Loads the rules while the person still types, so that Continue responds at once. */
export const prepareCheck = (): void => void load().catch(() => undefined)

/** Validates before the request; if the rules fail to load, only the server validates. */
export async function checkStep(step: OnboardingStep, answers: Answers): Promise<Errors> {
  if (step === 'terms')
    return answers.accepted === termsVersion ? {} : { accepted: texts.notAccepted }
  const loaded = await load().catch(() => undefined)
  return loaded?.brokenRules(step, answers) ?? {}
}
