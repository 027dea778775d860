import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'

/** Something that was said beside what was reported. */
export interface SurroundingRow {
  readonly id: string
  readonly author_id: string
  readonly author_name: string | null
  readonly content: string
  readonly created_at: Date
}

/** How much of it before, and after. */
export const mostSurroundings = 3

/** In order, with the subject itself; never what the reporter does not see. */
export type ListSurroundings = (
  db: Database,
  reporterId: string,
  subjectId: string,
) => Promise<readonly SurroundingRow[]>

/** For the subjects that have some; the app registers them here. */
export type Surroundings = Readonly<Partial<Record<ReportSubject, ListSurroundings>>>
