import type { Outbox, UnsentMessage } from '../outbox/outbox.ts'

/** Calls back for messages that fail from now on, and not for those that have failed before. */
export function failuresSince(outbox: Outbox, tell: (entry: UnsentMessage) => void): () => void {
  const failed = (): UnsentMessage[] => outbox.entries().filter(({ failure }) => failure)
  let known = new Set(failed().map(({ key }) => key))
  return outbox.subscribe(() => {
    const now = failed()
    const fresh = now.filter(({ key }) => !known.has(key))
    known = new Set(now.map(({ key }) => key))
    fresh.forEach(tell)
  })
}
