export const queueTexts = {
  choose: 'Choose one from the list.',
  nothing: 'Nothing is open.',
  keys: 'J and K go to the next and the one before.',
  keySwitch: 'Keyboard shortcuts',
  back: 'Back to the list',
  more: 'Show more',
  loadingMore: 'Loading…',
  moreFailed: 'More could not be loaded.',
} as const

export const entryTexts = {
  by: (name: string) => `by ${name}`,
} as const

export const reasonTexts = {
  reason: 'Why, for the audit log',
  required: 'Say why.',
  tooLong: (limit: number): string => `Use at most ${limit} characters.`,
  cancel: 'Cancel',
  failed: 'That was not saved. Try again.',
  notReady: (problems: readonly string[]): string => `Not yet: ${problems.join(' ')}`,
} as const

export const messageTexts = {
  required: 'Write what the person reads.',
} as const
