/** Texts on the page, before the search is loaded. */
export const findTexts = {
  find: 'Find people',
  hint: 'By their name. Choosing somebody opens their profile.',
} as const
