export const articlePageTexts = {
  page: 'Information Hub',
  back: 'Back to posts',
  loading: 'Loading post...',
  notLoaded: 'Failed to load the post',
  notFoundTitle: 'This post is not here',
  notFoundBody: 'It may have been taken away, or the address has a mistake in it.',
} as const
