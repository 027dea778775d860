import { profileUpdate, type ProfileUpdate } from '@patchbay/contract/accounts/profiles'
import {
  validationErrorsOf,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'
import type { FieldName } from './draft.ts'
import { fieldLabels } from './texts.ts'

export const fieldNames = Object.keys(fieldLabels) as FieldName[]

type Checked =
  | { readonly update: ProfileUpdate; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors<FieldName>; readonly update?: never }

/** Validates by the rules of the contract, which the server also uses. */
export function checkUpdate(update: Record<string, unknown>): Checked {
  const { success, data, error } = profileUpdate.safeParse(update)
  return success
    ? { update: data }
    : { validationErrors: validationErrorsOf(fieldNames, error.issues) }
}
