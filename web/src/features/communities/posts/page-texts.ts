/** Texts at a post's own URL. */
export const postPageTexts = {
  page: 'Discussion',
  loading: 'Loading discussion...',
  backTo: 'Back to',
  notLoaded: 'Failed to load the discussion',
  notFoundTitle: 'Post not found',
  notFoundBody: 'It may have been deleted, or it is in a community that you are not in.',
  communities: 'Browse communities',
  more: 'More discussions',
  replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
} as const
