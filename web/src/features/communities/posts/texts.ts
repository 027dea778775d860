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
  example: 'A question, a rough mix, some news',
  submit: 'Post',
  sending: 'Posting...',
  discard: 'Discard draft',
  created: 'Post created',
  kept: 'No connection. Your post will be sent when you are back.',
  failed: 'The post could not be sent. Your text is kept: try again.',
  filesGone: (names: readonly string[]) =>
    names.length > 0
      ? `No longer there: ${new Intl.ListFormat('en-GB').format(names)}. Add what you need again, or post without. Your text is kept.`
      : 'A file of this post is no longer there. Add your files again. Your text is kept.',
  pollEnd: 'The end of the poll has passed. Choose another one. Your text is kept.',
  closed: 'This community is closed. Your text is kept.',
  muted: 'You cannot write in this community at the moment. Your text is kept.',
  forbidden: 'You can no longer post in this community. Your text is kept.',
  filesNeedConnection:
    'No connection. A post with files cannot wait: try again when you are back. Your text is kept.',
} as const

export const composerTexts = {
  title: 'Share with',
  share: (name: string) => `Share with ${name}`,
  community: 'Community',
  close: 'Close',
} as const

export const cardTexts = {
  by: (name: string) => `Post by ${name}`,
  removed: 'This post was removed with its author’s account.',
  replies: (count: number) => `Replies, ${count}`,
  showMore: 'Show more',
  showLess: 'Show less',
  openWhole: 'Open discussion',
  menu: (name: string) => `More about the post of ${name}`,
  edit: 'Edit',
  endPoll: 'End poll',
  delete: 'Delete',
  pin: 'Pin',
  unpin: 'Unpin',
  lock: 'Lock discussion',
  unlock: 'Unlock discussion',
  pinned: 'Pinned',
  locked: 'Locked',
  title: 'Title',
  content: 'Content',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saveFailed: 'The post could not be saved. Your text is kept: try again.',
  saveVoted: 'People have voted on this text, so it cannot be changed. Your text is kept.',
  saveForbidden: 'You can no longer change this post. Your text is kept.',
  deleteTitle: 'Delete post',
  deleteBody: 'Are you sure you want to delete this post?',
  deleting: 'Deleting...',
  deleted: 'Post deleted',
  deleteFailed: 'The post could not be deleted. Try again.',
} as const

export const discussionTexts = {
  title: 'Discussion',
  replies: (count: number) => `Replies (${count})`,
  loading: 'Loading discussion...',
  notLoaded: 'Failed to load the discussion',
} as const

export const discussionsTexts = {
  title: 'Discussions',
  loading: 'Loading posts...',
} as const

/** The posts on the profile of their author. */
export const personPostsTexts = {
  title: 'Recent posts',
  loading: 'Loading posts...',
  notLoaded: 'The posts could not be loaded.',
  none: 'What you write in your communities is shown here.',
  communities: 'Communities',
  likes: (count: number) => (count === 1 ? '1 like' : `${count} likes`),
  replies: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
} as const

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
