import { profileUpdate, type ProfileUpdate } from '@patchbay/contract/accounts/profiles'
import type { ApiError } from '../../../platform/http/api-error.ts'
import type { FieldName } from './draft.ts'
import { fieldLabels } from './texts.ts'

export type ValidationErrors = Partial<Record<FieldName, string | undefined>>

const isField = (name: string): name is FieldName => Object.hasOwn(fieldLabels, name)

/** The first validation error of each field; the path of a link is one level deeper. */
function validationErrorsOf(
  issues: readonly { path: readonly string[]; message: string }[],
): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const { path, message } of issues) {
    const name = path.find(isField)
    if (name) validationErrors[name] ??= message
  }
  return validationErrors
}

type Checked =
  | { readonly update: ProfileUpdate; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors; readonly update?: never }

/** Validates by the rules of the contract, which the server also uses. */
export function checkUpdate(update: Record<string, unknown>): Checked {
  const { success, data, error } = profileUpdate.safeParse(update)
  if (success) return { update: data }
  return {
    validationErrors: validationErrorsOf(
      error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  }
}

/** For a server of another release with stricter rules. */
export const validationErrorsFrom = ({ issues }: ApiError): ValidationErrors =>
  validationErrorsOf(issues.map(({ path, message }) => ({ path: path.split('/'), message })))
