/** What the composer needs of a community. */
export interface PostTarget {
  readonly id: string
  readonly name: string
}
