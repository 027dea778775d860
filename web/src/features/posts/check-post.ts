import { postFields } from '@patchbay/contract/post-fields'
import type { ApiError } from '../../platform/api-error.ts'
import type { PostDraft } from './post-draft.ts'

export type FieldName = keyof typeof postFields
export type Faults = Partial<Record<FieldName, string>>

const names = Object.keys(postFields) as FieldName[]

/** The first fault of each field, by the rules of the contract. */
export function faultsIn(draft: PostDraft | undefined): Faults {
  const faults: Faults = {}
  for (const name of names) {
    const { error } = postFields[name].safeParse(draft?.[name] ?? '')
    if (error?.issues[0]) faults[name] = error.issues[0].message
  }
  return faults
}

/** Where a server of another release is stricter than this page, or a category has gone. */
export function faultsFrom({ issues }: ApiError): Faults {
  const faults: Faults = {}
  for (const { path, message } of issues) {
    const name = names.find((one) => path.split('/').includes(one))
    if (name) faults[name] ??= message
  }
  return faults
}
