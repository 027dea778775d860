import type { Viewer } from '../../../platform/sessions/viewer.ts'

/** Only the author may change a comment: an article has no leader who moderates. */
export const mayChangeComment = (
  viewer: Viewer,
  comment: { readonly author_id: string },
): boolean => comment.author_id === viewer.userId
