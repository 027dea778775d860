import { termsVersion, type OnboardingStep } from '@patchbay/contract/onboarding'
import type { Answers, Errors } from './answers.ts'
import type * as rules from './step-rules.ts'
import { onboardingTexts as texts } from './texts.ts'

const load = (): Promise<typeof rules> => import('./step-rules.ts')

/** While the person still types, so that the answer to Continue comes at once. */
export const prepareCheck = (): void => void load().catch(() => undefined)

/** What is wrong, before the server is asked; it decides alone when the rules do not load. */
export async function checkStep(step: OnboardingStep, answers: Answers): Promise<Errors> {
  if (step === 'terms')
    return answers.accepted === termsVersion ? {} : { accepted: texts.notAccepted }
  const loaded = await load().catch(() => undefined)
  return loaded?.brokenRules(step, answers) ?? {}
}
