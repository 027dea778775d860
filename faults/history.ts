/** What was seen of a run from outside: by the people who wrote, and on every page of theirs. */
export interface History {
  readonly sends: Send[]
  readonly edits: Edit[]
  readonly marks: Mark[]
  readonly pages: PageHistory[]
  /** What no page that follows the protocol should ever be told. */
  readonly refusals: string[]
}

/** One message that somebody wanted to send, however often it was tried. */
export interface Send {
  readonly conversationId: string
  readonly personId: string
  readonly clientId: string
  readonly content: string
  /** When it was tried first, by the one clock of the run. */
  readonly begun: number
  tries: number
  /** Sent again although nothing had failed. */
  repeats: number
  readonly answers: Acknowledgement[]
}

export interface Acknowledgement {
  readonly at: number
  readonly id: string
  readonly seq: number
}

/** The edits of one message come one after the other. */
export interface Edit {
  readonly messageId: string
  readonly content: string
  acknowledged: boolean
}

export interface Mark {
  readonly conversationId: string
  readonly personId: string
  readonly seq: number
  acknowledged: boolean
}

export interface PageHistory {
  readonly page: string
  readonly personId: string
  readonly deltas: SeenDelta[]
  /** The screens at the end. */
  shown: readonly ShownConversation[]
}

/** What a page was told of a conversation, and what it made of it. */
export interface SeenDelta {
  readonly conversationId: string
  readonly after: number
  readonly upTo: number
  /** A part of what was missed: more is behind it, such as what was edited since. */
  readonly cut: boolean
  readonly rows: readonly ShownMessage[]
  readonly taken: boolean
  /** How far the page was, and then is. */
  readonly before: number
  readonly position: number
}

export interface ShownMessage {
  readonly id: string
  readonly clientId: string
  readonly seq: number
  readonly content: string
}

export interface ShownConversation {
  readonly conversationId: string
  readonly position: number
  readonly lastMessage: string | null
  /** From the top of the screen to its end. */
  readonly messages: readonly ShownMessage[]
  /** How far each has read, by their ids. */
  readonly marks: Readonly<Record<string, number>>
}

/** The truth, as the database has it afterwards. */
export interface StoredConversation {
  readonly id: string
  readonly seq: number
  readonly change: number
  readonly lastMessage: string | null
  /** In the order of their places. */
  readonly messages: readonly StoredMessage[]
  readonly marks: Readonly<Record<string, number>>
}

export interface StoredMessage extends ShownMessage {
  readonly senderId: string
}

export const newHistory = (): History => ({
  sends: [],
  edits: [],
  marks: [],
  pages: [],
  refusals: [],
})
