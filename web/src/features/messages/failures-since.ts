import type { OutboxEntry } from './outbox-entries.ts'
import type { Outbox } from './outbox.ts'

/** Calls for what fails from now on, and not for what has failed before. */
export function failuresSince(outbox: Outbox, tell: (entry: OutboxEntry) => void): () => void {
  const failed = (): OutboxEntry[] => outbox.entries().filter(({ failure }) => failure)
  let known = new Set(failed().map(({ key }) => key))
  return outbox.subscribe(() => {
    const now = failed()
    const fresh = now.filter(({ key }) => !known.has(key))
    known = new Set(now.map(({ key }) => key))
    fresh.forEach(tell)
  })
}
