import type { Viewer } from '../../../platform/sessions/viewer.ts'
import type { InsideRow } from '../../people/participation/public.ts'

/** What the rules need to know of a post. The store has checked that the viewer sees it. */
export interface PostFacts {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
  readonly content: string
}

export const mayPost = (role: InsideRow['role']): boolean => role !== null

export const mayDeletePost = (viewer: Viewer, post: PostFacts): boolean =>
  post.author_id === viewer.userId || post.leader_id === viewer.userId

/** A post emptied by the deletion of its author's account cannot be edited. */
export const mayEditPost = (viewer: Viewer, post: PostFacts): boolean =>
  mayDeletePost(viewer, post) && post.content !== ''
