import { postFields } from '@patchbay/contract/post-fields'
import type { Faults } from './check-post.ts'

export interface PostEdit {
  readonly title: string
  readonly content: string
}

const names = ['title', 'content'] as const

/** The first fault of each field that can be changed, by the rules of the contract. */
export function faultsInEdit(edit: PostEdit): Faults {
  const faults: Faults = {}
  for (const name of names) {
    const { error } = postFields[name].safeParse(edit[name])
    if (error?.issues[0]) faults[name] = error.issues[0].message
  }
  return faults
}
