import { eventFields, eventInput, type EventInput } from '@patchbay/contract/event-fields'
import type { ApiError } from '../../platform/api-error.ts'
import type { EventDraft } from './event-draft.ts'

export type Faults = Partial<Record<keyof EventDraft, string>>

const isField = (name: string): name is keyof EventDraft => Object.hasOwn(eventFields, name)

/** The first fault of each field. */
function faultsOf(issues: readonly { path: readonly string[]; message: string }[]): Faults {
  const faults: Faults = {}
  for (const { path, message } of issues) {
    const name = path.find(isField)
    if (name) faults[name] ??= message
  }
  return faults
}

type Checked =
  | { readonly input: EventInput; readonly faults?: never }
  | { readonly faults: Faults; readonly input?: never }

/** By the rules of the contract, which are the server's own. */
export function checkEvent(event: EventInput): Checked {
  const { success, data, error } = eventInput.safeParse(event)
  if (success) return { input: data }
  return {
    faults: faultsOf(
      error.issues.map(({ path, message }) => ({ path: path.map(String), message })),
    ),
  }
}

/** Where a server of another release is stricter than this page. */
export const faultsFrom = ({ issues }: ApiError): Faults =>
  faultsOf(issues.map(({ path, message }) => ({ path: path.split('/'), message })))
