/** What replies need to know of the post they belong to. */
export interface Thread {
  readonly postId: string
  readonly communityId: string
  /** So many replies more than before. */
  readonly onCount: (difference: number) => void
}
