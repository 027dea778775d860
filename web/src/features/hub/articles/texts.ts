export const articlesTexts = {
  name: 'Information Hub',
  category: 'Category',
  all: 'All Categories',
  categoriesNotLoaded: 'Failed to load categories',
  loading: 'Loading posts...',
  notLoaded: 'Failed to load posts',
  empty: 'No posts available',
  more: 'Show more',
  loadingMore: 'Loading...',
  retry: 'Try again',
  likes: (count: number) => `${count} ${count === 1 ? 'like' : 'likes'}`,
  likedToo: (count: number) =>
    count === 1 ? '1 like, yours' : `${count} likes, one of them yours`,
  minutes: (count: number) => `${count} min read`,
  next: 'Read next',
  contents: 'In this article',
  replies: (count: number) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
} as const

export const latestTexts = {
  title: 'From the Hub',
} as const

export const articlePageTexts = {
  page: 'Information Hub',
  back: 'Back to posts',
  loading: 'Loading post...',
  notLoaded: 'Failed to load the post',
  notFoundTitle: 'This post is not here',
  notFoundBody: 'It may have been taken away, or the address has a mistake in it.',
} as const
