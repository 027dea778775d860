import { communityFields } from '@patchbay/contract/communities/community-fields'
import { type Checked, inputUnless } from '../../../../platform/state/use-form.ts'
import { firstIssue } from '../../../../platform/state/validation-errors.ts'
import type { CommunityDraft, FieldName } from './draft.ts'
import { fieldLabels } from './form-texts.ts'

/** In the order of the form. */
export const fieldNames = Object.keys(fieldLabels) as FieldName[]

type Fields = { -readonly [K in FieldName]: K extends 'genres' ? string[] : CommunityDraft[K] }
export type CheckedFields<D> = Pick<Fields, Extract<keyof D, FieldName>>

/** Validates the given fields by the rules of the contract, which the server also uses. */
export function checkFields<D extends Partial<CommunityDraft>>(
  draft: D,
): Checked<FieldName, CheckedFields<D>> {
  const fields: Record<string, unknown> = {}
  const validationErrors: { [Name in FieldName]?: string | undefined } = {}
  for (const name of fieldNames) {
    if (draft[name] === undefined) continue
    const { success, data, error } = communityFields[name].safeParse(draft[name])
    if (success) fields[name] = data
    else validationErrors[name] = firstIssue(error)
  }
  return inputUnless(validationErrors, fields as CheckedFields<D>)
}
