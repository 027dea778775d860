import type { Count } from './answer.ts'

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

export const marketplaceTexts = {
  page: 'Marketplace',
  results: 'Results',
} as const

export const hireTexts = {
  title: 'Looking to Hire?',
  body: 'Say what the job is. We match it against open listings.',
  label: 'What the job is',
  // Two lines on a phone.
  example: 'Mix engineer for a six-track EP by mid-December, £45 an hour',
  find: 'Find matches',
  finding: 'Finding...',
  clear: 'Clear',
  change: 'Change',
  empty: "Please enter a description of what you're looking for",
  tooLong: (limit: number) => `Use at most ${inNumbers(limit)} characters`,
  matchFailed: 'Failed to get recommendations',
  failed: 'Failed to process your request. Please try again later.',
} as const

export const matchTexts = {
  heading: 'Matches',
  /** In parts, so that the numbers can stand out; listings only if a person has several. */
  counted: ({ listings, people, weak }: Count): readonly (number | string)[] => [
    ...(listings === people ? [] : [listings, ' listings by ']),
    people,
    people === 1 ? ' person' : ' people',
    ...(weak === 0 ? [] : [', ', weak, ' weak']),
  ],
  none: 'No matching professionals found. Please try adjusting your search criteria.',
  emptyGrid: 'No matches found',
  browse: 'Browse all listings',
  /** What the boxes on the cards are for. */
  several: 'Tick several to write to all of them at once.',
  noneLeft: 'No match is left with these filters.',
  alsoBy: (name: string) => `Also by ${name}:`,
  repaired: (typed: string, read: string) => `Read “${typed}” as “${read}”.`,
  /** Shown if the text in the box has changed since. */
  answers: 'For:',
  quoted: (words: string) => `“${words}”`,
  understood: 'Understood:',
  wordsOnly: 'Only words were compared this time, not meanings.',
  why: 'Why this match',
  weakMatch: 'Weak match',
  wordsFound: 'Words found',
  met: 'Fits:',
  missed: 'Does not fit:',
  open: 'Not known:',
} as const

/** Below the matches, for whom none of them is the right one. */
export const askTexts = {
  title: 'Ask in a community',
  body: 'Not the right one? The members of your communities may know somebody: choose one, and what you typed becomes a post that you can still change.',
  none: 'Not the right one? In a community you can ask who knows somebody.',
  askIn: 'Ask in',
  find: 'Find a community',
} as const

export const barTexts = {
  order: 'Sort matches',
  orders: { fit: 'Best fit first', price: 'Lowest price first', near: 'Nearest first' },
  profession: 'Profession of the matches',
  allProfessions: 'All professions',
  weak: 'Weak matches',
  withWeak: 'With weak matches',
  withoutWeak: 'Without weak matches',
} as const
