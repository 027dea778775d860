import type { Viewer } from '../../../platform/sessions/viewer.ts'
import {
  isAbove,
  isModerating,
  isMuted,
  isOpen,
  type CommunityRole,
  type InsideRow,
  type MuteColumns,
} from '../../people/participation/public.ts'

/** What the rules need to know of a post. The store has checked that the viewer sees it. */
export interface PostFacts extends MuteColumns {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
  readonly author_role: CommunityRole | null
  readonly content: string
}

export const mayPost = (role: InsideRow['role']): boolean => role !== null

/** Everybody may take their own away, also from a closed community, and while they are muted. */
export const mayDeletePost = (viewer: Viewer, post: PostFacts): boolean =>
  post.author_id === viewer.userId || (isOpen(post) && isAbove(post.role, post.author_role))

/** A post emptied by the deletion of its author's account cannot be edited. */
export const mayEditPost = (viewer: Viewer, post: PostFacts): boolean =>
  isOpen(post) &&
  (post.author_id === viewer.userId || post.leader_id === viewer.userId) &&
  post.content !== ''

/** To edit is to write; the leader is never muted. */
export const mayWrite = (post: PostFacts, now: Date): boolean => !isMuted(post, now)

/** The text that people vote on stays as it was when they did. */
export const isVotedOn = ({ vote_counts }: { readonly vote_counts: unknown }): boolean =>
  vote_counts !== null

/**
 * People who may change the text may also end its poll, even while they are muted: ending it is not
 * writing.
 */
export const mayEndPoll = (viewer: Viewer, post: PostFacts): boolean => mayEditPost(viewer, post)

/** Pin the post, or lock its discussion. */
export const mayModeratePost = (post: Pick<PostFacts, 'role' | 'is_closed'>): boolean =>
  isOpen(post) && isModerating(post.role)

/** People who may lock a discussion can still write in it. */
export const isLockedFor = (
  post: Pick<PostFacts, 'role'> & { readonly locked_at: Date | null },
): boolean => post.locked_at !== null && !isModerating(post.role)

export const mayReply = (post: PostFacts & { readonly locked_at: Date | null }, now: Date) =>
  isOpen(post) && !isMuted(post, now) && !isLockedFor(post)

/** A pin ends by itself. */
export const isPinned = (
  { pinned_at, pinned_until }: Readonly<Record<'pinned_at' | 'pinned_until', Date | null>>,
  now: Date,
): boolean => pinned_at !== null && (pinned_until === null || pinned_until > now)
