import type {
  ConversationDelta,
  ConversationState,
} from '@patchbay/contract/messaging/conversation-changes'
import { messagesPerPage, quote, type Message } from '@patchbay/contract/messaging/messages'
import { message } from './messages.ts'

interface PageQuery {
  readonly before?: number
  readonly after?: number
  readonly around?: number
}

/** A conversation as the server stores it: every answer is derived from all past changes. */
export function createTruth(perPage = messagesPerPage) {
  let change = 0
  const messages: Message[] = []
  const raise = (): number => (change += 1)
  const state = (): ConversationState => {
    const last = messages.at(-1)
    return {
      name: null,
      avatarUrl: null,
      lastMessage: last?.content ?? null,
      lastMessageAt: last?.createdAt ?? null,
      lastMessageSenderId: last?.senderId ?? null,
      lastMessageSeq: messages.length,
      seq: messages.length,
      updatedAt: '2026-11-15T12:00:00.000Z',
    }
  }
  /** A reply quotes the message as it is when the answer is given. */
  const asNow = (one: Message): Message => {
    const original = one.replyTo && messages[one.replyTo.seq - 1]
    return original ? { ...one, replyTo: quote(original) } : one
  }
  const part = (from: number, to: number) => ({
    messages: messages.slice(Math.max(0, from), Math.max(0, to)).toReversed().map(asNow),
    older: from > 0,
    newer: to < messages.length,
    upTo: change,
  })
  /** All changes after `after`, or the first `most` of them. */
  const deltaSince = (after: number, most = Infinity): ConversationDelta & { more: boolean } => {
    const changed = messages.filter((one) => one.change > after)
    const received = changed.toSorted((one, other) => one.change - other.change).slice(0, most)
    const more = received.length < changed.length
    const upTo = more ? (received.at(-1)?.change ?? change) : change
    const conversationId = message(1).conversationId
    return {
      conversationId,
      after,
      upTo,
      conversation: state(),
      messages: received.map(asNow),
      participants: [],
      more,
    }
  }
  return {
    upTo: (): number => change,
    all: (): readonly Message[] => messages.map(asNow),
    /** Returns the last message. */
    say: (count = 1, changes: Partial<Message> = {}): Message => {
      for (let said = 0; said < count; said += 1)
        messages.push(message(messages.length + 1, { change: raise(), ...changes }))
      return messages.at(-1) ?? message(0)
    },
    reply: (seq: number, changes: Partial<Message> = {}): Message => {
      const original = messages[seq - 1] ?? message(seq)
      messages.push(
        message(messages.length + 1, { change: raise(), replyTo: quote(original), ...changes }),
      )
      return messages.at(-1) ?? message(0)
    },
    edit: (seq: number, content = `edited ${change}`): void => {
      const known = messages[seq - 1]
      if (known) messages[seq - 1] = { ...known, content, isEdited: true, change: raise() }
    },
    /** Returns the frame that tells of it. */
    remove: (seq: number): object => {
      const known = messages[seq - 1]
      const after = change
      const deletedAt = '2026-11-15T12:30:00.000Z'
      if (known) messages[seq - 1] = { ...known, content: '', deletedAt, change: raise() }
      return { type: 'conversation_changed', ...deltaSince(after) }
    },
    page: ({ before, after, around }: PageQuery) => {
      const half = Math.floor(perPage / 2)
      if (before !== undefined) return part(before - 1 - perPage, before - 1)
      if (after !== undefined) return part(after, Math.min(after + perPage, messages.length))
      if (around !== undefined)
        return part(around - 1 - half, Math.min(around + half, messages.length))
      return part(messages.length - perPage, messages.length)
    },
    changes: deltaSince,
  }
}
