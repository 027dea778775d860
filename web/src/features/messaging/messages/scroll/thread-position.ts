import { openScrollPosition } from '../../../../platform/storage/scroll-positions.ts'

/** A scroll position: the first message in view, and how many px of it are above the view. */
export interface ThreadPosition {
  readonly seq: number
  readonly offset: number
}

const maxStored = 50

/** The stored scroll position of one conversation. */
export function openThreadPosition(conversationId: string) {
  const stored = openScrollPosition('threads')
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
    write: (position: ThreadPosition | undefined): void => {
      const { [conversationId]: _, ...others } = readAll()
      const entries = Object.entries(others).slice(-maxStored + 1)
      if (position) entries.push([conversationId, position])
      stored.write(JSON.stringify(Object.fromEntries(entries)))
    },
  }
}
