/** Something that can be reported, as whoever reports it sees it at that moment. */
export interface Reportable {
  /** Who is responsible for it. */
  readonly reportedId: string
  /** Whether the viewer may report it. */
  readonly allowed: boolean
  /** What it says, for whoever looks at the report. People are named by their ids alone. */
  readonly snapshot: Readonly<Record<string, unknown>>
}
