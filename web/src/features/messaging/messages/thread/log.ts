import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import { quote, type listMessages, type Message } from '@patchbay/contract/messaging/messages'
import type { ReceivedOutput } from '@patchbay/contract/route'

export type MessagePage = ReceivedOutput<typeof listMessages>

/** A part of a conversation without gaps, and the version up to which it is current. */
export interface Log {
  /** Sorted by seq, the oldest first, without gaps. */
  readonly messages: readonly Message[]
  /** Messages beyond the end that are known while others in between are still missing. */
  readonly ahead: readonly Message[]
  readonly older: boolean
  readonly newer: boolean
  /**
   * Every message here is at least as new as this version of the conversation. At the end of the
   * conversation, none is missing that existed at this version.
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

type BySeq = Pick<ReadonlyMap<number, Message>, 'get'>

/** The quote follows the message that is quoted: what is deleted is not read in a reply either. */
function requote(message: Message, known: BySeq): Message {
  const { replyTo } = message
  const original = replyTo && known.get(replyTo.seq)
  return original && original.change > replyTo.change
    ? { ...message, replyTo: quote(original) }
    : message
}

/** Takes the newer state of each message; an unchanged message stays the same object. */
function renew(known: readonly Message[], given: BySeq): readonly Message[] {
  const newer = (message: Message): Message => {
    const other = given.get(message.seq)
    return requote(other && other.change > message.change ? other : message, given)
  }
  return known.some((message) => newer(message) !== message) ? known.map(newer) : known
}

/** They have no gaps, so that the place of each is known. */
const inLog = (messages: readonly Message[]): BySeq => ({
  get: (seq) => messages[seq - (messages[0]?.seq ?? 0)],
})

/** Messages that follow without a gap are appended; the rest stays in `ahead`. */
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

/** Takes over states of messages from any source. They do not change `upTo`. */
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
  // A viewer further up does not see the end: it is loaded when they scroll there.
  const beyond = log.newer
    ? []
    : [...bySeqGiven.values()]
        .filter(({ seq }) => seq > end && !known.has(seq))
        .map((message) => requote(message, inLog(messages)))
  if (messages === log.messages && ahead === log.ahead && beyond.length === 0) return log
  return join({
    ...log,
    messages,
    ahead: beyond.length === 0 ? ahead : [...ahead, ...beyond].toSorted(bySeq),
  })
}

/**
 * After a gap `upTo` stays as it is; the caller notices that the log is behind and fetches from
 * there.
 */
export function takeDelta(log: Log, { after, upTo, messages }: ConversationDelta): Log {
  const next = takeMessages(log, messages)
  return after <= log.upTo && upTo > log.upTo ? { ...next, upTo } : next
}

/** A page of an older version than the log sets the log back to that version. */
const earlier = (log: Log, page: MessagePage): number => Math.min(log.upTo, page.upTo)

/** Prepends the page before a seq; ignored if the log begins elsewhere by now. */
export function takeOlder(log: Log, page: MessagePage, before: number): Log {
  if (log.messages[0]?.seq !== before) return log
  return {
    ...log,
    messages: [...page.messages.toSorted(bySeq), ...log.messages],
    older: page.older,
    upTo: earlier(log, page),
  }
}

/** Appends the page after a seq; ignored if the log ends elsewhere by now. */
export function takeNewer(log: Log, page: MessagePage, after: number): Log {
  if (!log.newer || lastSeq(log.messages) !== after) return log
  return {
    ...log,
    messages: [...log.messages, ...page.messages.toSorted(bySeq)],
    newer: page.newer,
    upTo: earlier(log, page),
  }
}
