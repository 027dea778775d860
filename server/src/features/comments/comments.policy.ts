import type { Viewer } from '../../platform/sessions/viewer.ts'

/** Nobody else's: an article has no leader. */
export const mayChangeComment = (
  viewer: Viewer,
  comment: { readonly author_id: string },
): boolean => comment.author_id === viewer.userId
