import { communityFields } from '@patchbay/contract/communities/community-fields'
import type { ApiError } from '../../../../platform/http/api-error.ts'
import type { CommunityDraft, FieldName } from './draft.ts'
import { fieldLabels } from './form-texts.ts'

export type ValidationErrors = Partial<Record<FieldName, string | undefined>>

/** In the order of the form. */
const names = Object.keys(fieldLabels) as FieldName[]

type Fields = { -readonly [K in FieldName]: K extends 'genres' ? string[] : CommunityDraft[K] }
type Checked<F> =
  | { readonly fields: F; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors; readonly fields?: never }

/** Validates the given fields by the rules of the contract, which the server also uses. */
export function checkFields<D extends Partial<CommunityDraft>>(
  draft: D,
): Checked<Pick<Fields, Extract<keyof D, FieldName>>> {
  const fields: Record<string, unknown> = {}
  const validationErrors: ValidationErrors = {}
  for (const name of names) {
    if (draft[name] === undefined) continue
    const { success, data, error } = communityFields[name].safeParse(draft[name])
    if (success) fields[name] = data
    else validationErrors[name] = error.issues[0]?.message
  }
  if (Object.keys(validationErrors).length > 0) return { validationErrors }
  return { fields: fields as Pick<Fields, Extract<keyof D, FieldName>> }
}

/** For a server of another release with stricter rules. */
export function validationErrorsFrom({ issues }: ApiError): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => path.split('/').includes(one))
    if (name) validationErrors[name] ??= message
  }
  return validationErrors
}
