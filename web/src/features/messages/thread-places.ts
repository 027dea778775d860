import { openPlace } from '../../platform/places.ts'

/** Where somebody was in a conversation: the first message in view, and how much of it is above. */
export interface Place {
  readonly seq: number
  readonly offset: number
}

const maxStored = 50

/** Of one conversation, while it is on screen. */
export function openThreadPlace(conversationId: string) {
  const stored = openPlace('threads')
  const readAll = (): Readonly<Record<string, Place>> => {
    try {
      return (JSON.parse(stored.read() ?? '{}') as Record<string, Place> | null) ?? {}
    } catch {
      return {}
    }
  }
  return {
    read: (): Place | undefined => readAll()[conversationId],
    /** Without a place one is at the end, which is where a conversation opens anyway. */
    write: (place: Place | undefined): void => {
      const { [conversationId]: _, ...others } = readAll()
      const entries = Object.entries(others).slice(-maxStored + 1)
      if (place) entries.push([conversationId, place])
      stored.write(JSON.stringify(Object.fromEntries(entries)))
    },
  }
}
