import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { shareLockOwnProfile } from '../../accounts/profiles/public.ts'
import { mayChangeComment } from './comments.policy.ts'
import { findComment, type CommentRow } from './comments.store.ts'
import { lockComment, type LockedComment } from './written-comments.store.ts'

export async function requireComment(
  db: Database,
  commentId: string,
  viewerId: string,
): Promise<CommentRow> {
  const row = await findComment(db, commentId, viewerId)
  if (row === undefined) throw new AppError('comment_not_found')
  return row
}

/** Locks a comment for a change by its author. */
export async function requireOwnComment(
  tx: Database,
  commentId: string,
  viewer: Viewer,
): Promise<LockedComment> {
  // The profile is locked first, because deleting an account also deletes its comments.
  if (!(await shareLockOwnProfile(tx, viewer.userId))) throw new AppError('comment_not_found')
  const comment = await lockComment(tx, commentId)
  if (comment === undefined) throw new AppError('comment_not_found')
  if (!mayChangeComment(viewer, comment)) throw new AppError('forbidden')
  return comment
}
