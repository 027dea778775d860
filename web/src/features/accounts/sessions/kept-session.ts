import { readKept } from '../../../platform/storage/kept-answers.ts'
import { keptOwner } from '../../../platform/storage/kept-owner.ts'
import type { GivenSession } from './session-state.ts'

export const sessionKey = ['session'] as const

/** The session of the last start; `undefined` if it is over by now. */
export async function readKeptSession(): Promise<GivenSession | undefined> {
  const owner = keptOwner()
  if (owner === null) return undefined
  const kept = (await readKept(owner, sessionKey[0])) as GivenSession | undefined
  return kept?.profile.id === owner && Date.parse(kept.expiresAt) > Date.now() ? kept : undefined
}
