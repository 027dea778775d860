/** An object that can be reported, as the reporter sees it at that moment. */
export interface Reportable {
  /** The person responsible for it. */
  readonly reportedId: string
  /** Whether the viewer may report it. */
  readonly allowed: boolean
  /** Its content, for the reviewer of the report. People are referred to by id only. */
  readonly snapshot: Readonly<Record<string, unknown>>
}
