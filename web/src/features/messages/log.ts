import type { ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { listMessages, Message } from '@patchbay/contract/messages'
import type { ReceivedOutput } from '@patchbay/contract/route'

export type MessagePage = ReceivedOutput<typeof listMessages>

/** A part of a conversation without gaps, and how far it is. */
export interface Log {
  /** By their places, the oldest first, none missing in between. */
  readonly messages: readonly Message[]
  /** Known beyond the end, while something in between is not. */
  readonly ahead: readonly Message[]
  readonly older: boolean
  readonly newer: boolean
  /**
   * Every message here is as it was at this change of the conversation, or newer; and at the end of
   * the conversation none is missing that was there at this change.
   */
  readonly upTo: number
}

const bySeq = (one: Message, other: Message): number => one.seq - other.seq
const lastSeq = (messages: readonly Message[]): number => messages.at(-1)?.seq ?? 0

export const logOf = ({ messages, older, newer, upTo }: MessagePage): Log => ({
  messages: messages.toSorted(bySeq),
  ahead: [],
  older,
  newer,
  upTo,
})

/** Of each the newer state; what has not changed stays the same object. */
function renew(known: readonly Message[], given: ReadonlyMap<number, Message>): readonly Message[] {
  const newer = (message: Message): Message => {
    const other = given.get(message.seq)
    return other && other.change > message.change ? other : message
  }
  return known.some((message) => newer(message) !== message) ? known.map(newer) : known
}

/** What follows without a gap joins the messages; the rest stays ahead. */
function join(log: Log): Log {
  const end = lastSeq(log.messages)
  const joining = log.ahead.filter(({ seq }, index) => seq === end + 1 + index)
  if (joining.length === 0) return log
  return {
    ...log,
    messages: [...log.messages, ...joining],
    ahead: log.ahead.slice(joining.length),
  }
}

/** States of messages, from wherever. They say nothing about how far the conversation is. */
export function takeMessages(log: Log, given: readonly Message[]): Log {
  if (given.length === 0) return log
  const bySeqGiven = new Map<number, Message>()
  for (const message of given)
    if (message.change > (bySeqGiven.get(message.seq)?.change ?? -1))
      bySeqGiven.set(message.seq, message)
  const messages = renew(log.messages, bySeqGiven)
  const ahead = renew(log.ahead, bySeqGiven)
  const known = new Set(ahead.map(({ seq }) => seq))
  const end = lastSeq(messages)
  // Whoever reads further up sees the end when they go there.
  const beyond = log.newer
    ? []
    : [...bySeqGiven.values()].filter(({ seq }) => seq > end && !known.has(seq))
  if (messages === log.messages && ahead === log.ahead && beyond.length === 0) return log
  return join({
    ...log,
    messages,
    ahead: beyond.length === 0 ? ahead : [...ahead, ...beyond].toSorted(bySeq),
  })
}

/** After a gap the log stays where it is: whoever sees that it is behind asks from there. */
export function takeDelta(log: Log, { after, upTo, messages }: ConversationDelta): Log {
  const next = takeMessages(log, messages)
  return after <= log.upTo && upTo > log.upTo ? { ...next, upTo } : next
}

/** A page that was read earlier than the log is far puts the log back to there. */
const earlier = (log: Log, page: MessagePage): number => Math.min(log.upTo, page.upTo)

/** The page before a place; where the log begins elsewhere by now it is passed over. */
export function takeOlder(log: Log, page: MessagePage, before: number): Log {
  if (log.messages[0]?.seq !== before) return log
  return {
    ...log,
    messages: [...page.messages.toSorted(bySeq), ...log.messages],
    older: page.older,
    upTo: earlier(log, page),
  }
}

/** The page after a place, likewise. */
export function takeNewer(log: Log, page: MessagePage, after: number): Log {
  if (!log.newer || lastSeq(log.messages) !== after) return log
  return {
    ...log,
    messages: [...log.messages, ...page.messages.toSorted(bySeq)],
    newer: page.newer,
    upTo: earlier(log, page),
  }
}
