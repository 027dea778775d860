/** What stands before the rest has come. */
export const discussionsTexts = {
  title: 'Discussions',
  loading: 'Loading posts...',
} as const
