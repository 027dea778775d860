import { postFields } from '@patchbay/contract/communities/post-fields'
import { firstIssue, type ValidationErrors } from '../../../../platform/state/validation-errors.ts'

export type FieldName = keyof typeof postFields
export const fieldNames = Object.keys(postFields) as FieldName[]
export type PostErrors = ValidationErrors<FieldName>

/** The first error of each of these fields, by the rules of the contract. */
export function checkPost(
  values: { readonly [Name in FieldName]?: string } | undefined,
  names: readonly FieldName[] = fieldNames,
): PostErrors {
  const found: { [Name in FieldName]?: string } = {}
  for (const name of names) {
    const issue = firstIssue(postFields[name].safeParse(values?.[name] ?? '').error)
    if (issue !== undefined) found[name] = issue
  }
  return found
}
