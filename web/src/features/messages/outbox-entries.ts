import type { Message } from '@patchbay/contract/messages'
import { keptKey } from '../../platform/kept.ts'
import { storage } from '../../platform/storage.ts'
import type { KeptFile } from '../attachments/public.ts'

export interface OutboxEntry {
  /** The client id: whatever happens, the server knows it again by this. */
  readonly key: string
  readonly conversationId: string
  readonly content: string
  /** Uploaded before. */
  readonly files?: readonly KeptFile[]
  readonly createdAt: string
  /** How often the server has failed at it. */
  readonly attempts: number
  /** In milliseconds since 1970. */
  readonly notBefore?: number
  readonly failure?: { readonly text: string; readonly mayRetry: boolean }
  /** The server has it: kept for a moment, until every tab has heard of that. */
  readonly sent?: Message
}

export const isWaiting = ({ failure, sent }: OutboxEntry): boolean => !failure && !sent

type Entries = readonly OutboxEntry[]

/** What somebody has written and the server has not confirmed, the same in all tabs. */
export interface OutboxEntries {
  readonly read: () => Entries
  readonly write: (change: (entries: Entries) => Entries) => void
  /** Changes one that is still there. */
  readonly change: (key: string, change: (entry: OutboxEntry) => OutboxEntry) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Begins to hear the other tabs. */
  readonly start: () => () => void
}

function parse(text: string | null): Entries {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? (value as Entries) : []
  } catch {
    return []
  }
}

export function openOutboxEntries(owner: string): OutboxEntries {
  const key = keptKey(owner, 'outbox')
  const listeners = new Set<() => void>()
  /** Only where the browser keeps nothing for us. */
  let memory: string | null = null
  let known: { readonly text: string | null; readonly entries: Entries } | undefined

  function read(): Entries {
    const text = memory ?? storage.read(key)
    if (known?.text !== text || !known) known = { text, entries: parse(text) }
    return known.entries
  }
  function write(change: (entries: Entries) => Entries): void {
    const before = read()
    const entries = change(before)
    if (entries === before) return
    const text = entries.length > 0 ? JSON.stringify(entries) : null
    if (text === null) storage.remove(key)
    memory = text === null || storage.write(key, text) ? null : text
    known = { text, entries }
    listeners.forEach((listener) => listener())
  }
  function onStorage(event: StorageEvent): void {
    if (event.key === key || event.key === null) listeners.forEach((listener) => listener())
  }
  return {
    read,
    write,
    change: (entryKey, change) =>
      write((entries) =>
        entries.some((entry) => entry.key === entryKey)
          ? entries.map((entry) => (entry.key === entryKey ? change(entry) : entry))
          : entries,
      ),
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
