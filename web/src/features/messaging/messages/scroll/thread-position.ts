import { openPlace } from '../../../../platform/storage/places.ts'

/** A scroll position: the first message in view, and how many px of it are above the view. */
export interface ThreadPosition {
  readonly seq: number
  readonly offset: number
}

const maxStored = 50

/** The stored scroll position of one conversation. */
export function openThreadPosition(conversationId: string) {
  const stored = openPlace('threads')
  const readAll = (): Readonly<Record<string, ThreadPosition>> => {
    try {
      return (JSON.parse(stored.read() ?? '{}') as Record<string, ThreadPosition> | null) ?? {}
    } catch {
      return {}
    }
  }
  return {
    read: (): ThreadPosition | undefined => readAll()[conversationId],
    /** No position means the end, where a conversation opens anyway. */
    write: (place: ThreadPosition | undefined): void => {
      const { [conversationId]: _, ...others } = readAll()
      const entries = Object.entries(others).slice(-maxStored + 1)
      if (place) entries.push([conversationId, place])
      stored.write(JSON.stringify(Object.fromEntries(entries)))
    },
  }
}
