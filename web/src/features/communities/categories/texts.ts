export const categoryTexts = {
  all: 'All categories',
  filter: 'Category',
  choose: 'Choose a category',
  notLoaded: 'Failed to load categories',
  loading: 'Loading...',
  retry: 'Try again',
} as const
