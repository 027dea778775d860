import type { ClientMessage, ServerMessage } from '@patchbay/contract/realtime'
import type { Database } from '../db/database.ts'
import type { Feed } from './feed.ts'

/** Where somebody stands with a topic: they know it up to here. */
export interface Place {
  readonly topic: string
  readonly after: number
}

/** What has happened after `after`, up to `upTo`: for whoever knows the topic at least that far. */
export interface Part extends Place {
  readonly upTo: number
  readonly message: ServerMessage
}

/** One that was read, by its moment the truth. */
export interface ReadPart extends Part {
  /** Who was in it before, and is not in it at that moment, wherever in the log they left. */
  readonly left: readonly string[]
}

/** What a page says to others in passing. */
export type EphemeralMessage = Extract<ClientMessage, { type: 'typing' }>

/**
 * Things in which one change follows the other, such as conversations: every socket has its own
 * place in each of them and hears what comes after it, in order and without gaps.
 */
export interface LogFeed {
  /** What its topics begin with, before the colon. */
  readonly name: string
  /** One topic a person: its version rises when they are in other logs than before. */
  readonly membership: Feed
  membershipOf(userId: string): string
  /** What these people are in, in one statement, and how far it is. */
  topicsOf(
    db: Database,
    userIds: readonly string[],
  ): Promise<readonly { userId: string; topic: string; version: number }[]>
  /** How far each of them is, in one statement: asked every second for all that is followed. */
  newest(db: Database, topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What comes next after each place, in one statement; at most `mostInPart` changes of each. */
  read(db: Database, places: readonly Place[]): Promise<readonly ReadPart[]>
  readonly mostInPart: number
  /** Who is in it no more after this, and must not hear it; and when it happened. */
  about(message: ServerMessage): { readonly left: readonly string[]; readonly at: Date }
  /** What a page's word in passing is about. */
  topicOf(word: EphemeralMessage): string
  /** Who may hear it now, and what they hear. */
  passOn(
    db: Database,
    word: EphemeralMessage,
    userId: string,
  ): Promise<{ readonly to: readonly string[]; readonly message: ServerMessage }>
}
