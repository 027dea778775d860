import type { ServerMessage } from '@patchbay/contract/realtime'
import type { Database } from '../db/database.ts'
import { isUuid } from '../ids.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'

export interface Change {
  readonly topic: string
  readonly version: number
  readonly message: ServerMessage
  /** When the change was made. */
  readonly at: Date
}

/** A person who follows a topic, on any number of pages. */
export interface Following {
  readonly topic: string
  readonly userId: string
}

/** Versioned objects that pages follow, such as profiles. Each feature defines its own feed. */
export interface Feed {
  /** The prefix of its topics, before the colon. */
  readonly name: string
  /** The topics that every socket of this session follows, with the version that it knows. */
  topicsOf?(session: CheckedSession): readonly (readonly [topic: string, version: number])[]
  /** Whether a page may follow a topic that it shows. `audience` still decides who receives it. */
  readonly onScreen?: boolean
  /**
   * The followers who may receive the change, in the form of `followerKey`. Checked before every
   * delivery, so that a revoked right takes effect at once. Absent: all followers.
   */
  audience?(db: Database, following: readonly Following[]): Promise<ReadonlySet<string>>
  /** The newest version of each, in one statement: runs every second for all followed topics. */
  newest(db: Database, topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The current state of the changed topics, in one statement. */
  read(db: Database, topics: readonly string[]): Promise<readonly Change[]>
}

export const followerKey = (topic: string, userId: string): string => `${topic} ${userId}`

export const nameOf = (topic: string): string => topic.slice(0, topic.indexOf(':'))
export const idOf = (topic: string): string => topic.slice(topic.indexOf(':') + 1)

/** Pages name their topics freely; ids that are not UUIDs cannot exist and are dropped. */
export const idsOf = (topics: readonly string[]): string[] => topics.map(idOf).filter(isUuid)
