const list = new Intl.ListFormat('en-GB')

export const postTexts = {
  newPost: 'New Post',
  empty: 'No discussions yet',
  emptyHint: 'What members write will be listed in this place.',
  emptyFiltered: 'Nothing has been written in this category.',
  notLoaded: 'Failed to load posts',
  more: 'Show more',
  moreLoading: 'Loading...',
} as const

export const postFormTexts = {
  page: 'New Post',
  title: 'Title',
  content: 'Content',
  submit: 'Post',
  sending: 'Posting...',
  discard: 'Discard draft',
  created: 'Post created',
  failed: 'The post could not be sent. Your text is kept: try again.',
  filesGone: (names: readonly string[]) =>
    names.length > 0
      ? `No longer there: ${list.format(names)}. Add what you need again, or post without. Your text is kept.`
      : 'A file of this post is no longer there. Add your files again. Your text is kept.',
  forbidden: 'You can no longer post in this community. Your text is kept.',
} as const
