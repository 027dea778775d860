import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import { quote, type Message } from '@patchbay/contract/messaging/messages'
import type { SeenDelta, ShownConversation, ShownMessage } from '../history.ts'

/** A conversation as a page has it: of two states of a row, the higher change wins. */
export class Screen {
  readonly conversationId: string
  readonly visit: number
  position = 0
  lastMessage: string | null = null
  readonly #messages = new Map<string, Message>()
  /** The key is the position of the message. */
  readonly #originals = new Map<number, Message>()
  /** The ids of the replies to the message at a position. */
  readonly #replies = new Map<number, Set<string>>()
  readonly #marks = new Map<string, { seq: number; change: number }>()

  constructor(conversationId: string, visit = 0) {
    this.conversationId = conversationId
    this.visit = visit
  }

  /** Applies the delta, unless changes are missing before it. `cut`: more may follow. */
  take(delta: ConversationDelta, { cut }: { readonly cut: boolean }): SeenDelta {
    const { after, upTo, messages, participants } = delta
    const before = this.position
    const taken = after <= before
    if (taken) {
      for (const message of messages) this.takeMessage(message)
      for (const { userId, lastReadSeq, change } of participants)
        if (change >= (this.#marks.get(userId)?.change ?? 0))
          this.#marks.set(userId, { seq: lastReadSeq, change })
      // An older state of the conversation itself has no new information.
      if (upTo >= before) this.lastMessage = delta.conversation.lastMessage
      this.position = Math.max(before, upTo)
    }
    return { ...seenIn(delta, this.visit), cut, taken, before, position: this.position }
  }

  /** Applies the answer to the page's own request; its position does not change. */
  takeMessage(message: Message): void {
    const known = this.#messages.get(message.id)
    if (known !== undefined && known.change >= message.change) return
    this.#messages.set(message.id, message)
    this.#originals.set(message.seq, message)
    if (message.replyTo !== null) {
      const { seq } = message.replyTo
      this.#replies.set(seq, (this.#replies.get(seq) ?? new Set()).add(message.id))
    }
    for (const id of [message.id, ...(this.#replies.get(message.seq) ?? [])]) this.#requote(id)
  }

  /** A reply shows its original as the page knows it. */
  #requote(id: string): void {
    const message = this.#messages.get(id)
    const original = message?.replyTo && this.#originals.get(message.replyTo.seq)
    if (message?.replyTo && original && original.change > message.replyTo.change)
      this.#messages.set(id, { ...message, replyTo: quote(original) })
  }

  /** Any message that can be replied to. */
  said(): Message[] {
    return [...this.#messages.values()].filter(({ event, deletedAt }) => !event && !deletedAt)
  }

  newestSeq(): number {
    return Math.max(0, ...[...this.#messages.values()].map(({ seq }) => seq))
  }

  /** The newest message that is not deleted. */
  newestSaid(): Message | undefined {
    return [...this.#messages.values()]
      .filter(({ event, deletedAt }) => !event && !deletedAt)
      .reduce<Message | undefined>(
        (one, other) => (one && one.seq > other.seq ? one : other),
        undefined,
      )
  }

  /** The person's messages that are not deleted, oldest first. */
  saidBy(personId: string): Message[] {
    return [...this.#messages.values()]
      .filter(({ senderId, event, deletedAt }) => senderId === personId && !event && !deletedAt)
      .toSorted((one, other) => one.seq - other.seq)
  }

  shown(): ShownConversation {
    const messages = [...this.#messages.values()]
      .toSorted((one, other) => one.seq - other.seq)
      .map(asShown)
    const marks = Object.fromEntries([...this.#marks].map(([person, { seq }]) => [person, seq]))
    const { conversationId, position, lastMessage } = this
    return { conversationId, position, lastMessage, messages, marks }
  }
}

/** A delta of a conversation that is on no screen of the page; it is only recorded. */
export const passedOver = (delta: ConversationDelta): SeenDelta => ({
  ...seenIn(delta, -1),
  cut: false,
  taken: false,
  before: 0,
  position: 0,
})

const seenIn = ({ conversationId, after, upTo, messages }: ConversationDelta, visit: number) => ({
  at: performance.now(),
  conversationId,
  visit,
  after,
  upTo,
  rows: messages.map(asShown),
})

const asShown = (message: Message): ShownMessage => ({
  id: message.id,
  clientId: message.clientId,
  seq: message.seq,
  change: message.change,
  content: message.content,
  isDeleted: message.deletedAt !== null,
  files: message.attachments.map(({ id }) => id),
  replyTo: message.replyTo?.seq ?? null,
  quoted: message.replyTo?.words ?? null,
  reactions: message.reactions
    .flatMap(({ emoji, userIds }) => userIds.map((userId) => `${userId} ${emoji}`))
    .toSorted(),
  isForwarded: message.isForwarded === true,
  counts: message.poll
    ? [message.poll.voters, ...message.poll.answers.map(({ votes }) => votes)]
    : [],
})
