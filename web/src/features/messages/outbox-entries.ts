import type { Message } from '@patchbay/contract/messages'
import type { ApiErrorCode } from '../../platform/api-error.ts'
import { ownerKey } from '../../platform/owner-storage.ts'
import { storage } from '../../platform/storage.ts'
import type { StoredFile } from '../attachments/public.ts'

export interface OutboxEntry {
  /** The client id: whatever happens, the server knows it again by this. */
  readonly key: string
  readonly conversationId: string
  readonly content: string
  /** Uploaded before. */
  readonly files?: readonly StoredFile[]
  readonly createdAt: string
  /** Its place among the others: what is tried again goes to the end. */
  readonly order: number
  /** How often the server has failed at it. */
  readonly attempts: number
  /** In milliseconds since 1970. */
  readonly notBefore?: number
  readonly failure?: {
    /** Absent where it failed too often, and in what was kept by earlier versions. */
    readonly code?: ApiErrorCode
    readonly text: string
    readonly mayRetry: boolean
  }
  /** The server has it: kept for a moment, until every tab has heard of that. */
  readonly sent?: Message
}

export const isWaiting = ({ failure, sent }: OutboxEntry): boolean => !failure && !sent

type Entries = readonly OutboxEntry[]

/** What somebody has written and the server has not confirmed, the same in all tabs. */
export interface OutboxEntries {
  /** In the order in which they are to go. */
  readonly read: () => Entries
  readonly put: (entry: OutboxEntry) => void
  readonly remove: (key: string) => void
  /** Changes one that is still there. */
  readonly change: (key: string, change: (entry: OutboxEntry) => OutboxEntry) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to hear the other tabs. */
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
 * Each is kept under a name of its own: tabs that write at the same time would else overwrite what
 * the other has just put in.
 */
export function openOutboxEntries(owner: string): OutboxEntries {
  const start = ownerKey(owner, 'outbox:')
  const listeners = new Set<() => void>()
  /** Only what the browser does not keep for us. */
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
  const tell = (): void => listeners.forEach((listener) => listener())
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
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: () => {
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
