import type { RemovableSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'

/** Rows by the name of their table, as they were. */
export type RemovedRows = Readonly<Record<string, readonly object[]>>

/** Call it after the commit: open pages learn what has changed. */
export type Announce = (services: Pick<Services, 'announce'>) => void

export interface Removal {
  readonly id: string
  readonly subjectId: string
}

export interface Taken {
  readonly authorId: string
  readonly rows: RemovedRows
  readonly announce: Announce
}

/**
 * The reason why it cannot come back: its surroundings are gone, or something else has taken its
 * place.
 */
export type CannotReturn = 'place_gone' | 'place_taken'

/** How one kind of content is taken away, and brought back. */
export interface Removable {
  /**
   * Deletes it as its author would, with all that hangs on it. Its files are detached, not deleted.
   * Undefined if there is no such thing.
   */
  readonly take: (tx: Database, removal: Removal, now: Date) => Promise<Taken | undefined>
  readonly bringBack: (
    tx: Database,
    removal: Removal & { readonly rows: RemovedRows },
    now: Date,
  ) => Promise<Announce | CannotReturn>
}

/** Every feature takes and brings back its own; the app registers them here. */
export type Removables = Readonly<Record<RemovableSubject, Removable>>
