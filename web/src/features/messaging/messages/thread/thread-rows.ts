import { dayOf } from '../../../../platform/time/day.ts'
import type { ThreadMessage } from './thread-message.ts'

export interface ThreadRow {
  readonly entry: ThreadMessage
  /** The first message of its day. */
  readonly startsDay: boolean
  /** Messages from here on were unread when the thread was opened. */
  readonly isFirstUnread: boolean
  /** Follows a message of the same sender, which shows the face and the name. */
  readonly continued: boolean
}

/** After this pause the same sender's face and name are shown again. */
const pauseMilliseconds = 10 * 60_000

function follows({ message: a }: ThreadMessage, { message: b }: ThreadMessage): boolean {
  if (a.senderId !== b.senderId || a.event || b.event) return false
  return Date.parse(b.createdAt) - Date.parse(a.createdAt) < pauseMilliseconds
}

/** The first unread message of somebody else, which may come after this seq. */
function firstUnreadOf(messages: readonly ThreadMessage[], seq: number): string | undefined {
  const start = messages.findIndex(({ message }) => message.seq === seq)
  if (start < 0) return undefined
  const unread = messages
    .slice(start)
    .find(({ message, own }) => !own && !message.event && message.deletedAt === null)
  return unread?.key
}

export function rowsOf(
  messages: readonly ThreadMessage[],
  firstUnreadSeq: number | undefined,
): readonly ThreadRow[] {
  let day = ''
  const unread = firstUnreadSeq === undefined ? undefined : firstUnreadOf(messages, firstUnreadSeq)
  return messages.map((entry, index) => {
    const before = messages[index - 1]
    const own = dayOf(entry.message.createdAt)
    const startsDay = own !== day
    day = own
    const isFirstUnread = entry.key === unread
    const continued = !startsDay && !isFirstUnread && before !== undefined && follows(before, entry)
    return { entry, startsDay, isFirstUnread, continued }
  })
}
