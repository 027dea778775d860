import { postFields } from '@patchbay/contract/communities/post-fields'
import type { ValidationErrors } from './check-post.ts'

export interface PostEdit {
  readonly title: string
  readonly content: string
}

const names = ['title', 'content'] as const

/** The first validation error of each editable field, by the rules of the contract. */
export function validationErrorsInEdit(edit: PostEdit): ValidationErrors {
  const validationErrors: ValidationErrors = {}
  for (const name of names) {
    const { error } = postFields[name].safeParse(edit[name])
    if (error?.issues[0]) validationErrors[name] = error.issues[0].message
  }
  return validationErrors
}
