import { dayOf } from '../../platform/day.ts'
import type { ThreadMessage } from './thread-message.ts'

export interface ThreadRow {
  readonly entry: ThreadMessage
  /** The first of its day. */
  readonly startsDay: boolean
  /** What comes from here on was not read when the thread was opened. */
  readonly isFirstUnread: boolean
  /** Follows a message of the same person: the face and the name stand there. */
  readonly continued: boolean
}

/** Whoever has paused for so long begins anew. */
const pauseMilliseconds = 10 * 60_000

function follows({ message: a }: ThreadMessage, { message: b }: ThreadMessage): boolean {
  if (a.senderId !== b.senderId) return false
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) < pauseMilliseconds
}

export function rowsOf(
  messages: readonly ThreadMessage[],
  firstUnreadSeq: number | undefined,
): readonly ThreadRow[] {
  let day = ''
  return messages.map((entry, index) => {
    const before = messages[index - 1]
    const own = dayOf(entry.message.createdAt)
    const startsDay = own !== day
    day = own
    const isFirstUnread = firstUnreadSeq !== undefined && entry.message.seq === firstUnreadSeq
    const continued = !startsDay && !isFirstUnread && before !== undefined && follows(before, entry)
    return { entry, startsDay, isFirstUnread, continued }
  })
}
