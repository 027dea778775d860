import { ApiError } from '../../../platform/http/api-error.ts'
import { firstIssue } from '../../../platform/state/validation-errors.ts'

interface Field {
  readonly safeParse: (content: string) => {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined
  }
}

/** Refuses a text as the server would, by a rule of the contract. */
export function refuseInvalid(field: Field, content: string): void {
  const message = firstIssue(field.safeParse(content).error)
  if (message === undefined) return
  const issues = [{ path: 'body/content', message }]
  throw new ApiError({ code: 'invalid_input', status: 400, message, issues })
}
