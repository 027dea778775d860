import type { ClientMessage, ServerMessage } from '@patchbay/contract/realtime'
import type { Database } from '../db/database.ts'
import type { Feed } from './feed.ts'

/** The position of a listener in a topic: it knows everything up to `after`. */
export interface Position {
  readonly topic: string
  readonly after: number
}

/** The changes after `after`, up to `upTo`, for listeners that know the topic up to `after`. */
export interface Part extends Position {
  readonly upTo: number
  readonly message: ServerMessage
}

/** A part that was read from the database, and is authoritative for that moment. */
export interface ReadPart extends Part {
  /** Former members who are not in the log at that moment, whenever they left. */
  readonly left: readonly string[]
}

/** A message from a page to others that is not stored. */
export type EphemeralMessage = Extract<ClientMessage, { type: 'typing' }>

/**
 * Ordered logs of changes, such as conversations. Every socket has its own position in each log and
 * receives the later changes in order and without gaps.
 */
export interface LogFeed {
  /** The prefix of its topics, before the colon. */
  readonly name: string
  /** One topic per person; its version rises when the person enters or leaves a log. */
  readonly membership: Feed
  membershipOf(userId: string): string
  /** The logs that these people are in, with their versions, in one statement. */
  topicsOf(
    db: Database,
    userIds: readonly string[],
  ): Promise<readonly { userId: string; topic: string; version: number }[]>
  /** The newest version of each, in one statement: runs every second for all followed topics. */
  newest(db: Database, topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The next changes after each position, in one statement; at most `mostInPart` of each. */
  read(db: Database, places: readonly Position[]): Promise<readonly ReadPart[]>
  readonly mostInPart: number
  /** The people who have left with this change and must not receive it, and when it happened. */
  about(message: ServerMessage): { readonly left: readonly string[]; readonly at: Date }
  /** The topic of an ephemeral message. */
  topicOf(word: EphemeralMessage): string
  /** The people who may receive an ephemeral message now, and the message for them. */
  passOn(
    db: Database,
    word: EphemeralMessage,
    userId: string,
  ): Promise<{ readonly to: readonly string[]; readonly message: ServerMessage }>
}
