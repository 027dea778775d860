import { readStored } from '../../../platform/storage/stored-answers.ts'
import { storedOwner } from '../../../platform/storage/stored-owner.ts'
import type { GivenSession } from './session-state.ts'

export const sessionKey = ['session'] as const

/** The session of the last start; `undefined` if it is over by now. */
export async function readStoredSession(): Promise<GivenSession | undefined> {
  const owner = storedOwner()
  if (owner === null) return undefined
  const stored = (await readStored(owner, sessionKey[0])) as GivenSession | undefined
  return stored?.profile.id === owner && Date.parse(stored.expiresAt) > Date.now()
    ? stored
    : undefined
}
