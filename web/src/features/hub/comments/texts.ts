import { replyTexts, type ThreadTexts } from '../../communities/replies/public.ts'

export const commentsTitle = 'Comments'

export const commentTexts: ThreadTexts = {
  ...replyTexts,
  loading: 'Loading comments...',
  notLoaded: 'Failed to load comments',
  empty: 'No comments yet',
  menu: (name) => `More about the comment of ${name}`,
  content: 'Comment',
  saveFailed: 'The comment could not be saved. Your text is kept: try again.',
  saveForbidden: 'You can no longer change this comment. Your text is kept.',
  deleteTitle: 'Delete comment',
  deleteBody: 'Are you sure you want to delete this comment?',
  deleted: 'Comment deleted',
  deleteFailed: 'The comment could not be deleted. Try again.',
  answeredGone: 'This comment is no longer there.',
  answeredBlocked: 'A comment of somebody you have blocked',
  sent: 'Comment sent',
  failed: 'The comment could not be sent. Your text is kept: try again.',
}
