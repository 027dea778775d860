import type { ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { Message } from '@patchbay/contract/messages'
import type { SeenDelta, ShownConversation, ShownMessage } from '../history.ts'

/** A conversation as a page has it: of two states of a row the higher change wins. */
export class Screen {
  readonly conversationId: string
  position = 0
  lastMessage: string | null = null
  readonly #messages = new Map<string, Message>()
  readonly #marks = new Map<string, { seq: number; change: number }>()

  constructor(conversationId: string) {
    this.conversationId = conversationId
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
    const rows = messages.map(asShown)
    const { conversationId, position } = this
    return { conversationId, after, upTo, cut, rows, taken, before, position }
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

  /** What this person has said here. */
  saidBy(personId: string): Message[] {
    return [...this.#messages.values()].filter(({ senderId }) => senderId === personId)
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

const asShown = ({ id, clientId, seq, content }: Message): ShownMessage => ({
  id,
  clientId,
  seq,
  content,
})
