/** What the composer needs of a community. */
export interface PostTarget {
  readonly id: string
  readonly name: string
  /** On its own page; elsewhere nobody calls everyone. */
  readonly can?: { readonly moderate: boolean }
}
