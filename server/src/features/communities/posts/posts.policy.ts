import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isOpen, type InsideRow } from '../../people/participation/public.ts'

/** What the rules need to know of a post. The store has checked that the viewer sees it. */
export interface PostFacts {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
  readonly is_closed: boolean
  readonly content: string
}

export const mayPost = (role: InsideRow['role']): boolean => role !== null

/** Everybody may take their own away, also from a closed community. */
export const mayDeletePost = (viewer: Viewer, post: PostFacts): boolean =>
  post.author_id === viewer.userId || (post.leader_id === viewer.userId && isOpen(post))

/** A post emptied by the deletion of its author's account cannot be edited. */
export const mayEditPost = (viewer: Viewer, post: PostFacts): boolean =>
  isOpen(post) && mayDeletePost(viewer, post) && post.content !== ''
