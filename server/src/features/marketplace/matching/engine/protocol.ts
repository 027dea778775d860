import type { ListingDocument } from './document.ts'
import type { Ranking } from './ranker.ts'

export interface PutEntry {
  readonly document: ListingDocument
  /** The result of `embed`; if absent, only words count. */
  readonly vectors?: { readonly whole: Uint8Array }
}

export interface EmbeddedDocument {
  readonly whole: Uint8Array
  readonly sentences: Uint8Array
}

export interface RankOrder {
  readonly description: string
  readonly today: Date
  readonly exclude: readonly string[]
  readonly most: number
  readonly only?: readonly string[]
}

/** The tasks of the worker by name, with their arguments and results. */
export interface Tasks {
  put: { takes: readonly PutEntry[]; gives: null }
  remove: { takes: readonly string[]; gives: null }
  size: { takes: null; gives: number }
  rank: { takes: RankOrder; gives: Ranking }
  embed: { takes: ListingDocument; gives: EmbeddedDocument }
}

export type Task = keyof Tasks

export interface Order<Name extends Task = Task> {
  readonly id: number
  readonly task: Name
  readonly takes: Tasks[Name]['takes']
}

export type Answer =
  | { readonly id: number; readonly gives: Tasks[Task]['gives'] }
  | { readonly id: number; readonly failed: string; readonly noModel: boolean }

export interface WorkerSettings {
  readonly model: 'on' | 'off'
}
