import { eventFields, eventInput, type EventInput } from '@patchbay/contract/event-fields'
import type { ApiError } from '../../platform/api-error.ts'
import type { EventDraft } from './event-draft.ts'

export type ValidationErrors = Partial<Record<keyof EventDraft, string>>

const isField = (name: string): name is keyof EventDraft => Object.hasOwn(eventFields, name)

/** The first validation error of each field. */
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
  | { readonly input: EventInput; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors; readonly input?: never }

/** Validates by the rules of the contract, which the server also uses. */
export function checkEvent(event: EventInput): Checked {
  const { success, data, error } = eventInput.safeParse(event)
  if (success) return { input: data }
  return {
    validationErrors: validationErrorsOf(
      error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  }
}

/** For a server of another release with stricter rules. */
export const validationErrorsFrom = ({ issues }: ApiError): ValidationErrors =>
  validationErrorsOf(issues.map(({ path, message }) => ({ path: path.split('/'), message })))
