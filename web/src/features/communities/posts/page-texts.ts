/** Texts at a post's own URL, until its community is known. */
export const postPageTexts = {
  page: 'Discussion',
  loading: 'Loading discussion...',
  notLoaded: 'Failed to load the discussion',
  notFoundTitle: 'Post not found',
  notFoundBody: 'It may have been deleted, or it is in a community that you are not in.',
  communities: 'Browse communities',
} as const
