import type { OutboxEntry } from '../outbox/outbox-entries.ts'
import type { Outbox } from '../outbox/outbox.ts'

/** Calls back for messages that fail from now on, and not for those that have failed before. */
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
