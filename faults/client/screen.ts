import type { ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { Message } from '@patchbay/contract/messages'
import type { SeenDelta, ShownConversation, ShownMessage } from '../history.ts'

/** A conversation as a page has it: of two states of a row the higher change wins. */
export class Screen {
  readonly conversationId: string
  readonly visit: number
  position = 0
  lastMessage: string | null = null
  readonly #messages = new Map<string, Message>()
  readonly #marks = new Map<string, { seq: number; change: number }>()

  constructor(conversationId: string, visit = 0) {
    this.conversationId = conversationId
    this.visit = visit
  }

  /** Takes it over, unless something is missing before it. `cut`: there may be more behind it. */
  take(delta: ConversationDelta, { cut }: { readonly cut: boolean }): SeenDelta {
    const { after, upTo, messages, participants } = delta
    const before = this.position
    const taken = after <= before
    if (taken) {
      for (const message of messages) this.takeMessage(message)
      for (const { userId, lastReadSeq, change } of participants)
        if (change >= (this.#marks.get(userId)?.change ?? 0))
          this.#marks.set(userId, { seq: lastReadSeq, change })
      // An older state of the conversation itself tells nothing new.
      if (upTo >= before) this.lastMessage = delta.conversation.lastMessage
      this.position = Math.max(before, upTo)
    }
    return { ...seenIn(delta, this.visit), cut, taken, before, position: this.position }
  }

  /** From the answer to one's own request: how far the page is stays as it was. */
  takeMessage(message: Message): void {
    const known = this.#messages.get(message.id)
    if (known === undefined || known.change < message.change)
      this.#messages.set(message.id, message)
  }

  newestSeq(): number {
    return Math.max(0, ...[...this.#messages.values()].map(({ seq }) => seq))
  }

  /** What was said last and not taken back. */
  newestSaid(): Message | undefined {
    return [...this.#messages.values()]
      .filter(({ event, deletedAt }) => !event && !deletedAt)
      .reduce<Message | undefined>(
        (one, other) => (one && one.seq > other.seq ? one : other),
        undefined,
      )
  }

  /** What this person has said here and not taken back, from the top. */
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

/** Of a conversation that is on no screen of the page: nothing is made of it. */
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
})
