import { postFields } from '@patchbay/contract/communities/post-fields'
import type { ApiError } from '../../../platform/http/api-error.ts'
import type { PostDraft } from './post-draft.ts'

export type FieldName = keyof typeof postFields
export type ValidationErrors = Partial<Record<FieldName, string>>

const names = Object.keys(postFields) as FieldName[]

/** The first validation error of each field, by the rules of the contract. */
export function validationErrorsIn(draft: PostDraft | undefined): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const name of names) {
    const { error } = postFields[name].safeParse(draft?.[name] ?? '')
    if (error?.issues[0]) validationErrors[name] = error.issues[0].message
  }
  return validationErrors
}

/** For a server of another release with stricter rules, or a category that was deleted. */
export function validationErrorsFrom({ issues }: ApiError): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => path.split('/').includes(one))
    if (name) validationErrors[name] ??= message
  }
  return validationErrors
}
