import { isSocketOpen, watchSocket } from '../realtime/socket.ts'
import { ownerKey } from '../storage/owner-storage.ts'
import { openOutboxEntries, type OutboxEntry } from './outbox-entries.ts'
import { createOutboxSender, type OutboxSender, type SenderRules } from './outbox-sender.ts'
import { inTime } from '../http/in-time.ts'
import { storage } from '../storage/storage.ts'

/** Nobody expects such an old entry to be sent; and others may use this browser. */
const longestMilliseconds = 7 * 24 * 60 * 60 * 1000
const ofAnyone = /^kept:[^:]+:(outbox|unsent):/

function isOld(text: string | null): boolean {
  try {
    const { createdAt } = JSON.parse(text ?? '{}') as Partial<OutboxEntry>
    return Date.parse(createdAt ?? '') < Date.now() - longestMilliseconds
  } catch {
    return false
  }
}

/** Drops old unsent entries of any person. */
function dropOldEntries(): void {
  for (const key of storage.keys())
    if (ofAnyone.test(key) && isOld(storage.read(key))) storage.remove(key)
}

/** In a union of entries, each of them is treated by itself. */
export type NewEntry<E> = E extends OutboxEntry
  ? Omit<E, 'createdAt' | 'order' | 'attempts'>
  : never

export interface Outbox<E extends OutboxEntry> {
  readonly entries: () => readonly E[]
  readonly subscribe: (listener: () => void) => () => void
  readonly add: (entry: NewEntry<E>) => void
  readonly tryAgain: (key: string) => void
  /** Removes an entry that was not sent, and returns it. */
  readonly take: (key: string) => E | undefined
  /** The server has this entry, as something else than the answer says. */
  readonly settle: (key: string, sent: NonNullable<E['sent']>) => void
  readonly start: (onFailure: (error: unknown) => void) => () => void
}

interface OutboxOptions<E extends OutboxEntry> extends SenderRules<E> {
  readonly owner: string
  /** The kind of its entries, in the keys of the storage. */
  readonly name: 'outbox' | 'unsent'
  readonly post: (entry: E, signal: AbortSignal) => Promise<NonNullable<E['sent']>>
}

/** What one person has written, from the key press until the server has stored it. */
export function createOutbox<E extends OutboxEntry>(options: OutboxOptions<E>): Outbox<E> {
  const { owner, name, post, ...rules } = options
  const stored = openOutboxEntries<E>(ownerKey(owner, `${name}:`))
  let sender: OutboxSender<E> | undefined
  /** The current time, but always after the entries that exist already. */
  const atTheEnd = (): number => Math.max(Date.now(), (stored.read().at(-1)?.order ?? 0) + 1)

  function start(onFailure: (error: unknown) => void): () => void {
    dropOldEntries()
    const controller = new AbortController()
    const started = createOutboxSender<E>({
      ...rules,
      lock: `${name}:${owner}:`,
      entries: stored,
      // Some browsers report the network wrongly; an open socket is reliable.
      isOpen: () => navigator.onLine || isSocketOpen(),
      post: (entry) => inTime((signal) => post(entry, signal), controller.signal),
      onFailure,
    })
    sender = started
    const wakeAtOnce = (): void => started.wake(true)
    const stops = [
      stored.start(),
      stored.subscribe(() => started.wake()),
      watchSocket(() => isSocketOpen() && wakeAtOnce()),
    ]
    window.addEventListener('online', wakeAtOnce)
    document.addEventListener('visibilitychange', wakeAtOnce)
    // Left over from the last time this browser was open: every tab has noticed by now.
    for (const { key, sent } of stored.read()) if (sent) stored.remove(key)
    // React starts each effect twice while developing: what is stopped at once must send nothing.
    queueMicrotask(() => started.wake())
    return () => {
      window.removeEventListener('online', wakeAtOnce)
      document.removeEventListener('visibilitychange', wakeAtOnce)
      stops.forEach((stop) => stop())
      started.stop()
      controller.abort()
      if (sender === started) sender = undefined
    }
  }
  return {
    entries: stored.read,
    subscribe: stored.subscribe,
    add: (entry) => {
      const createdAt = new Date().toISOString()
      stored.put({ ...entry, createdAt, order: atTheEnd(), attempts: 0 } as unknown as E)
    },
    tryAgain: (key) => {
      stored.change(key, (entry) => {
        if (!entry.failure?.mayRetry) return entry
        const { failure: _, notBefore: __, limitWait: ___, ...rest } = entry
        // Behind newer entries, which may have been sent already.
        return { ...rest, order: atTheEnd(), attempts: 0 } as unknown as E
      })
      sender?.wake(true)
    },
    take: (key) => {
      const taken = stored.read().find((entry) => entry.key === key)
      if (!taken || taken.sent) return undefined
      stored.remove(key)
      return taken
    },
    settle: (key, sent) => sender?.settle(key, sent),
    start,
  }
}
