import type { ReportSubject } from '@patchbay/contract/people/reports'
import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'

/** An object that can be reported, as the reporter sees it at that moment. */
export interface Reportable {
  /** The person responsible for it. */
  readonly reportedId: string
  /** Whether the viewer may report it. */
  readonly allowed: boolean
  /** Its content, for the reviewer of the report. People are referred to by id only. */
  readonly snapshot: Readonly<Record<string, unknown>>
}

/** Undefined if there is no such object, or the viewer may not see it. */
export type FindReportable = (
  tx: Database,
  viewer: Viewer,
  id: string,
) => Promise<Reportable | undefined>

/** Every feature whose objects can be reported reads its own; the app registers them here. */
export type Reportables = Readonly<Record<ReportSubject, FindReportable>>

/** The files in a snapshot: staff find them by their ids, as long as they exist. */
export const quoteFiles = (
  files: readonly { readonly id: string; readonly name: string }[] | null,
): readonly { readonly id: string; readonly name: string }[] =>
  files?.map(({ id, name }) => ({ id, name })) ?? []
