import type { ServerMessage } from '@patchbay/contract/realtime'
import type { Database } from '../db/database.ts'
import { isUuid } from '../ids.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'

export interface Change {
  readonly topic: string
  readonly version: number
  readonly message: ServerMessage
  /** When it was made. */
  readonly at: Date
}

/** Somebody who follows a topic, on however many pages. */
export interface Following {
  readonly topic: string
  readonly userId: string
}

/** Things with versions that pages follow, such as profiles. A feature brings its own. */
export interface Feed {
  /** What its topics begin with, before the colon. */
  readonly name: string
  /** What every socket of this session follows, and the version it knows. */
  topicsOf?(session: CheckedSession): readonly (readonly [topic: string, version: number])[]
  /** Whether a page may follow a topic because it is on screen. Who hears of it is still ours. */
  readonly onScreen?: boolean
  /**
   * Of those who follow, who may hear, as `heardBy` writes it. Asked before anything is said, every
   * time: a right that has ended is felt at once. Absent: all who follow.
   */
  audience?(db: Database, following: readonly Following[]): Promise<ReadonlySet<string>>
  /** The newest version of each, in one statement: asked every second for all that is followed. */
  newest(db: Database, topics: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** What there is to say, in one statement, about those that have changed. */
  read(db: Database, topics: readonly string[]): Promise<readonly Change[]>
}

export const heardBy = (topic: string, userId: string): string => `${topic} ${userId}`

export const nameOf = (topic: string): string => topic.slice(0, topic.indexOf(':'))
export const idOf = (topic: string): string => topic.slice(topic.indexOf(':') + 1)

/** Pages name what they show; anything but an id is nothing that could change. */
export const idsOf = (topics: readonly string[]): string[] => topics.map(idOf).filter(isUuid)
