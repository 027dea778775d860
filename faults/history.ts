/** What was seen of a run from outside: by the people who wrote, and on every page of theirs. */
export interface History {
  readonly sends: Send[]
  readonly edits: Edit[]
  readonly deletions: Deletion[]
  readonly marks: Mark[]
  readonly moves: Move[]
  readonly probes: Probe[]
  readonly readings: Reading[]
  readonly pages: PageHistory[]
  readonly refusals: Refusal[]
}

/** One message that somebody wanted to send, however often it was tried. */
export interface Send {
  readonly conversationId: string
  readonly personId: string
  readonly clientId: string
  readonly content: string
  /** Uploaded before, in their order. */
  readonly files: readonly SentFile[]
  /** When it was tried first, by the one clock of the run. */
  readonly begun: number
  tries: number
  /** Sent again although nothing had failed. */
  repeats: number
  /** For good; whether rightly, is told by the refusal itself. */
  refused: boolean
  readonly answers: Acknowledgement[]
}

export interface SentFile {
  readonly id: string
  readonly text: string
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

/** For everyone, at any time: also while it is being edited. */
export interface Deletion {
  readonly messageId: string
  readonly begun: number
  acknowledged: boolean
}

export interface Mark {
  readonly conversationId: string
  readonly personId: string
  readonly seq: number
  readonly begun: number
  acknowledged: boolean
}

/** Somebody goes out of a group or comes into it; of one person one after the other. */
export interface Move {
  readonly conversationId: string
  readonly personId: string
  readonly way: 'out' | 'in'
  readonly begun: number
  /** When; undefined where nobody knows whether it was done. */
  acknowledged: number | undefined
}

/** What somebody who is outside is told when they ask. */
export interface Probe {
  readonly conversationId: string
  readonly personId: string
  readonly what: string
  readonly begun: number
  readonly ended: number
  /** Whether they got anything. */
  readonly received: boolean
}

/** What somebody in the conversation finds in a file at the end; `null` where it is not there. */
export interface Reading {
  readonly fileId: string
  readonly text: string | null
}

/** What a page was told it may not do. */
export interface Refusal {
  readonly page: string
  readonly personId: string
  readonly why: string
  /** What it was about, where it was about one of them. */
  readonly conversationId?: string | undefined
  readonly messageId?: string | undefined
  readonly begun: number
  readonly at: number
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
  readonly at: number
  readonly conversationId: string
  /** Of the page to this conversation: whoever comes back begins anew. */
  readonly visit: number
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
  readonly change: number
  readonly content: string
  readonly isDeleted: boolean
  /** By their ids, in their order. */
  readonly files: readonly string[]
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

/** The truth, as the database and the disk have it afterwards. */
export interface Stored {
  readonly conversations: readonly StoredConversation[]
  readonly files: readonly StoredFile[]
}

export interface StoredConversation {
  readonly id: string
  readonly seq: number
  readonly change: number
  readonly lastMessage: string | null
  readonly lastMessageSeq: number
  /** Who is in it. */
  readonly members: readonly string[]
  /** In the order of their places. */
  readonly messages: readonly StoredMessage[]
  readonly marks: Readonly<Record<string, number>>
}

export interface StoredMessage extends ShownMessage {
  readonly senderId: string
  readonly fileNames: readonly string[]
  /** What happened in a group, and to whom; `null` for what somebody said. */
  readonly event: string | null
  readonly eventPeople: readonly string[]
}

export interface StoredFile {
  readonly id: string
  /** By its row; `null` where it has none. */
  readonly size: number | null
  /** On the disk; `null` where it is not there. */
  readonly bytes: number | null
  /** A job that waits or runs will remove it. */
  readonly isGoing: boolean
}

export const newHistory = (): History => ({
  sends: [],
  edits: [],
  deletions: [],
  marks: [],
  moves: [],
  probes: [],
  readings: [],
  pages: [],
  refusals: [],
})
