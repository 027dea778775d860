/** The build that the worker belongs to. */
export interface Build {
  /** The page has it too, as `data-build`. */
  readonly id: string
  /** URLs of all styles, the scripts of members' pages, and the fonts that a first page needs. */
  readonly assets: readonly string[]
}
