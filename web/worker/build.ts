/** What the worker knows of the build that it came with. */
export interface Build {
  /** Also in the page, as `data-build`. */
  readonly id: string
  /** Addresses of all scripts and styles, and of the fonts that a first page needs. */
  readonly assets: readonly string[]
}
