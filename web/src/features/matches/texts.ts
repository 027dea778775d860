const inNumbers = (count: number): string => count.toLocaleString('en-GB')

export const marketplaceTexts = {
  page: 'Marketplace',
  results: 'Results',
} as const

export const hireTexts = {
  title: 'Looking to Hire?',
  body: 'Say what the job is. We match it against open listings.',
  label: 'What the job is',
  example:
    'Mix engineer for a six-track EP with live drums, delivered by mid-December, £45 an hour',
  find: 'Find matches',
  finding: 'Finding...',
  clear: 'Clear',
  empty: "Please enter a description of what you're looking for",
  tooLong: (limit: number) => `Use at most ${inNumbers(limit)} characters`,
  matchFailed: 'Failed to get recommendations',
  failed: 'Failed to process your request. Please try again later.',
} as const

export const matchTexts = {
  heading: 'Matches',
  inNumbers,
  people: (count: number) => (count === 1 ? 'person' : 'people'),
  weak: 'weak',
  /** As it is said. */
  counted: (people: number, weak: number) =>
    `${inNumbers(people)} ${people === 1 ? 'person' : 'people'}${weak > 0 ? `, ${inNumbers(weak)} weak` : ''}`,
  none: 'No matching professionals found. Please try adjusting your search criteria.',
  emptyGrid: 'No matches found',
  repaired: (typed: string, read: string) => `Read “${typed}” as “${read}”.`,
  understood: 'Understood:',
  wordsOnly: 'Only words were compared this time, not meanings.',
  why: 'Why this match',
  weakMatch: 'Weak match',
  wordsFound: 'Words found',
  met: 'Fits:',
  missed: 'Does not fit:',
  open: 'Not known:',
} as const
