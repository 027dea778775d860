/** On the page, before the search has come. */
export const findTexts = {
  find: 'Find people',
  hint: 'By their name. Choosing somebody opens their profile.',
} as const
