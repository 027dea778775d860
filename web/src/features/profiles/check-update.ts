import { profileUpdate, type ProfileUpdate } from '@patchbay/contract/profiles'
import type { ApiError } from '../../platform/api-error.ts'
import type { FieldName } from './draft.ts'
import { fieldLabels } from './texts.ts'

export type ValidationErrors = Partial<Record<FieldName, string | undefined>>

const isField = (name: string): name is FieldName => Object.hasOwn(fieldLabels, name)

/** The first fault of each field; links lie one level deeper than the rest. */
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

/** By the rules of the contract, which are the server's own. */
export function checkUpdate(update: Record<string, unknown>): Checked {
  const { success, data, error } = profileUpdate.safeParse(update)
  if (success) return { update: data }
  return {
    validationErrors: validationErrorsOf(
      error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  }
}

/** Where a server of another release is stricter than this page. */
export const validationErrorsFrom = ({ issues }: ApiError): ValidationErrors =>
  validationErrorsOf(issues.map(({ path, message }) => ({ path: path.split('/'), message })))
