import { isNoAnswer } from '../../../platform/http/api-error.ts'
import type { NewEntry } from '../../../platform/outbox/outbox.ts'
import type { UnsentEntry } from './unsent.ts'

/** If there was no connection, it is sent later; any other failure is thrown again. */
export async function keepForLater(
  owner: string,
  entry: NewEntry<UnsentEntry>,
  error: unknown,
): Promise<undefined> {
  if (!isNoAnswer(error)) throw error
  const { addUnsent } = await import('./unsent.ts').catch(() => {
    throw error
  })
  addUnsent(owner, entry)
}
