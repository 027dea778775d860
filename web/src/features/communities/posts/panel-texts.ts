/** Texts that are shown until the lazy part is loaded. */
export const discussionsTexts = {
  title: 'Discussions',
  loading: 'Loading posts...',
} as const
