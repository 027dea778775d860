/** What was seen of a run from outside: by the people who wrote, and on all their pages. */
export interface History {
  readonly sends: Send[]
  readonly edits: Edit[]
  readonly deletions: Deletion[]
  readonly reactions: ReactionDeed[]
  readonly votes: VoteDeed[]
  readonly marks: Mark[]
  readonly moves: Move[]
  readonly probes: Probe[]
  readonly readings: Reading[]
  readonly pages: PageHistory[]
  readonly refusals: Refusal[]
}

/** One message that a person wanted to send, with all its attempts. */
export interface Send {
  readonly conversationId: string
  readonly personId: string
  readonly clientId: string
  readonly content: string
  /** The files that were uploaded before, in order; of a forwarded message, those in the answer. */
  files: readonly SentFile[]
  /** The place of the message that it replies to. */
  readonly replyTo: number | null
  /** The message whose words and files are forwarded; its words may change until then. */
  readonly forwards?: string
  /** Whether it asks something to vote on. */
  readonly isPoll?: boolean
  /** The time of the first attempt, on the one clock of the run. */
  readonly startedAt: number
  tries: number
  /** Attempts although nothing had failed. */
  repeats: number
  /** Whether it was finally refused; `refusals` has the reason. */
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

/** The edits of one message are made one after the other. */
export interface Edit {
  readonly messageId: string
  readonly content: string
  acknowledged: boolean
}

/** Deletes for everyone, at any time: also while the message is being edited. */
export interface Deletion {
  readonly messageId: string
  readonly startedAt: number
  acknowledged: boolean
}

/** The reactions of one person to one message are given, changed and taken back one after the other. */
export interface ReactionDeed {
  readonly messageId: string
  readonly personId: string
  /** `null` takes it back. */
  readonly emoji: string | null
  acknowledged: boolean
}

/** The votes of one person in one poll are given, changed and taken back one after the other. */
export interface VoteDeed {
  readonly messageId: string
  readonly personId: string
  /** The places of the chosen answers; empty takes the vote back. */
  readonly answers: readonly number[]
  acknowledged: boolean
}

export interface Mark {
  readonly conversationId: string
  readonly personId: string
  readonly seq: number
  readonly startedAt: number
  acknowledged: boolean
}

/** A person leaves or joins a group; each person makes one move at a time. */
export interface Move {
  readonly conversationId: string
  readonly personId: string
  readonly way: 'out' | 'in'
  readonly startedAt: number
  /** The time of the answer; undefined if it is unknown whether the move was done. */
  acknowledged: number | undefined
}

/** The answer to a request of a person who may be outside. */
export interface Probe {
  readonly conversationId: string
  readonly personId: string
  readonly what: string
  readonly startedAt: number
  readonly ended: number
  /** Whether they received any data. */
  readonly received: boolean
}

/** What a participant finds in a file at the end; `null` if it is missing. */
export interface Reading {
  readonly fileId: string
  readonly text: string | null
}

/** A refused request of a page. */
export interface Refusal {
  readonly page: string
  readonly personId: string
  readonly why: string
  /** The subject of the request, if it had one of these. */
  readonly conversationId?: string | undefined
  /** The conversation that something was forwarded from. */
  readonly fromId?: string | undefined
  readonly messageId?: string | undefined
  readonly startedAt: number
  readonly at: number
}

export interface PageHistory {
  readonly page: string
  readonly personId: string
  readonly deltas: SeenDelta[]
  /** The conversations on screen at the end. */
  shown: readonly ShownConversation[]
}

/** A delta that a page received, and what the page did with it. */
export interface SeenDelta {
  readonly at: number
  readonly conversationId: string
  /** Counts the page's visits to this conversation: after a return it starts again. */
  readonly visit: number
  readonly after: number
  readonly upTo: number
  /** A part of the missed changes: more follow, such as later edits. */
  readonly cut: boolean
  readonly rows: readonly ShownMessage[]
  readonly taken: boolean
  /** The page's position before and after the delta. */
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
  /** The ids of the files, in order. */
  readonly files: readonly string[]
  /** The place of the message that it replies to. */
  readonly replyTo: number | null
  /** What is said there: a page shows the beginning, and nothing if that is deleted. */
  readonly quoted: string | null
  /** The person and the emoji of each reaction, sorted. */
  readonly reactions: readonly string[]
  readonly isForwarded: boolean
  /** How many people voted, and the votes of each answer; empty if it is no poll. */
  readonly counts: readonly number[]
}

export interface ShownConversation {
  readonly conversationId: string
  readonly position: number
  readonly lastMessage: string | null
  /** Oldest first. */
  readonly messages: readonly ShownMessage[]
  /** The read mark of each person, by id. */
  readonly marks: Readonly<Record<string, number>>
}

/** The data in the database and on the disk afterwards. */
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
  /** The ids of the current participants. */
  readonly members: readonly string[]
  /** Ordered by `seq`. */
  readonly messages: readonly StoredMessage[]
  readonly marks: Readonly<Record<string, number>>
}

export interface StoredMessage extends ShownMessage {
  readonly senderId: string
  readonly fileNames: readonly string[]
  /** The person and the places of what they chose, such as `ann 0,2`, sorted. */
  readonly votes: readonly string[]
  /** The kind of a group event, and the people concerned; `null` for a written message. */
  readonly event: string | null
  readonly eventPeople: readonly string[]
}

export interface StoredFile {
  readonly id: string
  /** The size in its row; `null` if it has none. */
  readonly size: number | null
  /** The size on the disk; `null` if it is missing there. */
  readonly bytes: number | null
  /** A queued or running job will remove it. */
  readonly isGoing: boolean
}

export const newHistory = (): History => ({
  sends: [],
  edits: [],
  deletions: [],
  reactions: [],
  votes: [],
  marks: [],
  moves: [],
  probes: [],
  readings: [],
  pages: [],
  refusals: [],
})
