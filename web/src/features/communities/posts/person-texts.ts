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
