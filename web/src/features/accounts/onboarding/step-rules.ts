import { profileUpdate } from '@patchbay/contract/accounts/profiles'
import type { Answers, Errors } from './answers.ts'
import { bodyOf, errorsOf, type ProfileStep } from './step-body.ts'

/** Validates by the server's own rules. */
export function brokenRules(step: ProfileStep, answers: Answers): Errors {
  const result = profileUpdate.safeParse(bodyOf(step, answers))
  return result.success ? {} : errorsOf(step, result.error.issues)
}
