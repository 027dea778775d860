import type { ApiErrorCode } from '../http/api-error.ts'
import type { LimitWait } from '../http/too-often.ts'
import { createEmitter } from '../state/emitter.ts'
import { storage } from '../storage/storage.ts'

/** Something that was written and that the server has not confirmed yet. */
export interface OutboxEntry<Sent = unknown> {
  /** The client id, by which the server recognises repeated attempts. */
  readonly key: string
  readonly createdAt: string
  /** The sort order: a retried entry goes to the end. */
  readonly order: number
  /** How many attempts the server has failed. */
  readonly attempts: number
  /** In milliseconds since 1970. */
  readonly notBefore?: number
  /** The server wants it later, because too much was sent before it. */
  readonly limitWait?: LimitWait
  readonly failure?: {
    /** Missing if it failed too often, and in entries stored by earlier versions. */
    readonly code?: ApiErrorCode
    readonly text: string
    readonly mayRetry: boolean
  }
  /** Set once the server has stored it. The entry is retained briefly, until every tab has noticed. */
  readonly sent?: Sent
}

export const isWaiting = ({ failure, sent }: OutboxEntry): boolean => !failure && !sent

/** Entries of one kind and one person, shared by all tabs. */
export interface OutboxEntries<E extends OutboxEntry> {
  /** In sending order. */
  readonly read: () => readonly E[]
  readonly put: (entry: E) => void
  readonly remove: (key: string) => void
  /** Does nothing if the entry no longer exists. */
  readonly change: (key: string, change: (entry: E) => E) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to listen for changes by other tabs. */
  readonly start: () => () => void
}

function parse<E>(text: string): E | undefined {
  try {
    return JSON.parse(text) as E
  } catch {
    return undefined
  }
}

const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.order - other.order || (one.key < other.key ? -1 : 1)

/**
 * Each entry has a storage key of its own, which begins with `start`: with a shared key, tabs that
 * write at the same time would overwrite each other's entries.
 */
export function openOutboxEntries<E extends OutboxEntry>(start: string): OutboxEntries<E> {
  const changed = createEmitter()
  /** Holds only entries that the browser refused to store. */
  const memory = new Map<string, string>()
  let known: { readonly texts: string; readonly entries: readonly E[] } = { texts: '', entries: [] }

  function read(): readonly E[] {
    const stored = storage.keys().filter((key) => key.startsWith(start) && !memory.has(key))
    const texts = [...stored.map((key) => storage.read(key) ?? ''), ...memory.values()]
    const all = texts.join('\n')
    if (all !== known.texts) {
      const entries = texts.flatMap((text) => parse<E>(text) ?? [])
      known = { texts: all, entries: entries.toSorted(inOrder) }
    }
    return known.entries
  }
  const notify = (): void => changed.emit()
  function put(entry: E): void {
    const name = start + entry.key
    const text = JSON.stringify(entry)
    if (storage.write(name, text)) memory.delete(name)
    else memory.set(name, text)
    notify()
  }
  function remove(key: string): void {
    memory.delete(start + key)
    storage.remove(start + key)
    notify()
  }
  function onStorage({ key }: StorageEvent): void {
    if (key === null || key.startsWith(start)) notify()
  }
  return {
    read,
    put,
    remove,
    change: (key, change) => {
      const entry = read().find((one) => one.key === key)
      if (entry) put(change(entry))
    },
    subscribe: changed.subscribe,
    start: () => {
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
