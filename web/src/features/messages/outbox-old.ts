import { storage } from '../../platform/storage.ts'
import type { OutboxEntry } from './outbox-entries.ts'

/** Nobody expects that what they wrote so long ago still goes; and others may use this browser. */
const longestMilliseconds = 7 * 24 * 60 * 60 * 1000
const ofAnyone = /^kept:[^:]+:outbox:/

function isOld(text: string | null): boolean {
  try {
    const { createdAt } = JSON.parse(text ?? '{}') as Partial<OutboxEntry>
    return Date.parse(createdAt ?? '') < Date.now() - longestMilliseconds
  } catch {
    return false
  }
}

/** Drops what was left unsent, whoever has left it. */
export function dropOldEntries(): void {
  for (const key of storage.keys())
    if (ofAnyone.test(key) && isOld(storage.read(key))) storage.remove(key)
}
