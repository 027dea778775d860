/** Texts on the page, before the search is loaded. */
export const findTexts = {
  find: 'Find people',
  hint: 'By their name. Choosing somebody opens their profile.',
} as const

export const searchTexts = {
  search: 'Search user',
  empty: 'No users found',
  searching: 'Searching...',
  failed: 'The search did not work. Try again.',
} as const

export const ownPageTexts = {
  title: 'Your page',
  label: 'Show my page to everyone, also without signing in',
  hint: 'Your name, picture, roles, bio and links. Search engines can find it. Your communities, posts and events stay for members.',
  loading: 'Loading...',
  notLoaded: 'This setting could not be loaded.',
  failed: 'That could not be changed. Try again.',
} as const

export const editedTexts = {
  byAuthor: '(edited)',
  byLeader: '(edited by leader)',
} as const
