import { tabStorage } from '../../platform/storage.ts'

/** Where somebody was in a conversation: the first message in view, and how much of it is above. */
export interface Place {
  readonly seq: number
  readonly offset: number
}

const key = 'thread-places'
const mostKept = 50

function readAll(): Readonly<Record<string, Place>> {
  try {
    return (JSON.parse(tabStorage.read(key) ?? '{}') as Record<string, Place> | null) ?? {}
  } catch {
    return {}
  }
}

export const readPlace = (conversationId: string): Place | undefined => readAll()[conversationId]

/** Without a place one is at the end, which is where a conversation opens anyway. */
export function writePlace(conversationId: string, place: Place | undefined): void {
  const { [conversationId]: _, ...others } = readAll()
  const entries = Object.entries(others).slice(-mostKept + 1)
  if (place) entries.push([conversationId, place])
  tabStorage.write(key, JSON.stringify(Object.fromEntries(entries)))
}
