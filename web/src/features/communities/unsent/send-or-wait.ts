import { isNoAnswer } from '../../../platform/http/api-error.ts'
import type { NewEntry } from '../../../platform/outbox/outbox.ts'
import { storedOwner } from '../../../platform/storage/stored-owner.ts'
import { readHasUnsent } from './has-unsent.ts'
import type { UnsentEntry } from './unsent.ts'

/**
 * Sends at once, unless something written before for the same queue still waits: then it waits
 * behind it. Without a connection it waits too; any other failure is thrown.
 */
export async function sendOrWait<T>(
  owner: string,
  entry: NewEntry<UnsentEntry>,
  send: () => Promise<T>,
): Promise<T | undefined> {
  if (readHasUnsent()) {
    const unsent = await import('./unsent.ts').catch(() => undefined)
    if (unsent?.addBehind(owner, entry)) return undefined
  }
  try {
    return await send()
  } catch (error) {
    if (!isNoAnswer(error)) throw error
    const unsent = await import('./unsent.ts').catch(() => undefined)
    // After a sign-out nothing more is stored.
    if (unsent === undefined || storedOwner() !== owner) throw error
    unsent.addUnsent(owner, entry)
    return undefined
  }
}
