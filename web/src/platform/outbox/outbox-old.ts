import { storage } from '../storage/storage.ts'
import type { OutboxEntry } from './outbox-entries.ts'

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
export function dropOldEntries(): void {
  for (const key of storage.keys())
    if (ofAnyone.test(key) && isOld(storage.read(key))) storage.remove(key)
}
