export const searchTexts = {
  search: 'Search user',
  empty: 'No users found',
  searching: 'Searching...',
  failed: 'The search did not work. Try again.',
} as const
