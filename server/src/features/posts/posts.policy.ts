import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { InsideRow } from '../communities/public.ts'

/** What the rules ask of a post. Whoever is asked about can see it: the store has held that. */
export interface PostFacts {
  readonly author_id: string
  /** The community's. */
  readonly leader_id: string
  readonly content: string
}

export const mayPost = (role: InsideRow['role']): boolean => role !== null

export const mayDeletePost = (viewer: Viewer, post: PostFacts): boolean =>
  post.author_id === viewer.userId || post.leader_id === viewer.userId

/** Nobody puts words where somebody has left. */
export const mayEditPost = (viewer: Viewer, post: PostFacts): boolean =>
  mayDeletePost(viewer, post) && post.content !== ''
