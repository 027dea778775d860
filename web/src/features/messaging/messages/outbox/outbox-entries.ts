import type { Message } from '@patchbay/contract/messaging/messages'
import type { ApiErrorCode } from '../../../../platform/http/api-error.ts'
import { ownerKey } from '../../../../platform/storage/owner-storage.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import type { StoredFile } from '../../../content/attachments/public.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'

export interface OutboxEntry {
  /** The client id, by which the server recognises repeated attempts. */
  readonly key: string
  readonly conversationId: string
  readonly content: string
  /** Already uploaded. */
  readonly files?: readonly StoredFile[]
  readonly createdAt: string
  /** The sort order: a retried message goes to the end. */
  readonly order: number
  /** How many attempts the server has failed. */
  readonly attempts: number
  /** In milliseconds since 1970. */
  readonly notBefore?: number
  readonly failure?: {
    /** Missing if it failed too often, and in entries stored by earlier versions. */
    readonly code?: ApiErrorCode
    readonly text: string
    readonly mayRetry: boolean
  }
  /**
   * Set once the server has stored the message. The entry is retained briefly, until every tab has
   * noticed.
   */
  readonly sent?: Message
}

export const isWaiting = ({ failure, sent }: OutboxEntry): boolean => !failure && !sent

type Entries = readonly OutboxEntry[]

/** Messages that the server has not confirmed yet, shared by all tabs. */
export interface OutboxEntries {
  /** In sending order. */
  readonly read: () => Entries
  readonly put: (entry: OutboxEntry) => void
  readonly remove: (key: string) => void
  /** Does nothing if the entry no longer exists. */
  readonly change: (key: string, change: (entry: OutboxEntry) => OutboxEntry) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to listen for changes by other tabs. */
  readonly start: () => () => void
}

function parse(text: string): OutboxEntry | undefined {
  try {
    return JSON.parse(text) as OutboxEntry
  } catch {
    return undefined
  }
}

const inOrder = (one: OutboxEntry, other: OutboxEntry): number =>
  one.order - other.order || (one.key < other.key ? -1 : 1)

/**
 * Each entry has a storage key of its own: with a shared key, tabs that write at the same time
 * would overwrite each other's entries.
 */
export function openOutboxEntries(owner: string): OutboxEntries {
  const start = ownerKey(owner, 'outbox:')
  const changed = createEmitter()
  /** Only entries that the browser refused to store. */
  const memory = new Map<string, string>()
  let known: { readonly texts: string; readonly entries: Entries } = { texts: '', entries: [] }

  function read(): Entries {
    const stored = storage.keys().filter((key) => key.startsWith(start) && !memory.has(key))
    const texts = [...stored.map((key) => storage.read(key) ?? ''), ...memory.values()]
    const all = texts.join('\n')
    if (all !== known.texts)
      known = { texts: all, entries: texts.flatMap((text) => parse(text) ?? []).toSorted(inOrder) }
    return known.entries
  }
  const tell = (): void => changed.emit()
  function put(entry: OutboxEntry): void {
    const name = start + entry.key
    const text = JSON.stringify(entry)
    if (storage.write(name, text)) memory.delete(name)
    else memory.set(name, text)
    tell()
  }
  function remove(key: string): void {
    memory.delete(start + key)
    storage.remove(start + key)
    tell()
  }
  function onStorage({ key }: StorageEvent): void {
    if (key === null || key.startsWith(start)) tell()
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
