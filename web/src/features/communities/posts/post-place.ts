/** What the composer needs of a community. */
export interface PostPlace {
  readonly id: string
  readonly name: string
}
