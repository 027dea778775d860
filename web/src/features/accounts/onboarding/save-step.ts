import {
  completeOnboarding,
  termsVersion,
  type OnboardingStep,
} from '@patchbay/contract/accounts/onboarding'
import { updateProfile, type OwnProfile } from '@patchbay/contract/accounts/profiles'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import {
  hasValidationErrors,
  validationErrorsOf,
} from '../../../platform/state/validation-errors.ts'
import { type Answers, type Errors, stepFields } from './answers.ts'
import { bodyOf } from './step-body.ts'
import { onboardingTexts as texts } from './texts.ts'

export interface Failure {
  readonly text: string
  /** A remedy other than trying again. */
  readonly remedy?: 'sign_in' | 'reload'
}

export type Outcome =
  | { readonly kind: 'saved'; readonly profile: OwnProfile }
  | { readonly kind: 'wrong'; readonly errors: Errors }
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly failure: Failure }

const send = (step: OnboardingStep, answers: Answers): Promise<OwnProfile> =>
  step === 'terms'
    ? call(completeOnboarding, { body: { accepted: true, termsVersion } })
    : call(updateProfile, { body: bodyOf(step, answers) })

export function failureText(step: OnboardingStep): string {
  if (step === 'terms') return texts.completeFailed
  return step === 'location' ? texts.locationFailed : texts.saveFailed
}

function outcomeOf(step: OnboardingStep, error: ApiError): Outcome {
  if (error.code === 'not_authenticated')
    return { kind: 'failed', failure: { text: texts.noUser, remedy: 'sign_in' } }
  if (error.code === 'terms_changed')
    return { kind: 'failed', failure: { text: texts.termsChanged, remedy: 'reload' } }
  if (error.code === 'onboarding_incomplete') return { kind: 'incomplete' }
  const errors = validationErrorsOf(stepFields[step], error.issues)
  if (hasValidationErrors(errors)) return { kind: 'wrong', errors }
  return { kind: 'failed', failure: { text: failureText(step) } }
}

/**
 * Refusals are outcomes of their own; only a ban is thrown, because the whole app must handle it.
 */
export async function saveStep(step: OnboardingStep, answers: Answers): Promise<Outcome> {
  try {
    return { kind: 'saved', profile: await send(step, answers) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'account_banned') throw error
    return outcomeOf(step, error)
  }
}
