export const mentionTexts = {
  label: 'People to mention',
  everyone: 'Tells all members of the community',
  count: (count: number): string =>
    count === 0
      ? 'Nobody found'
      : `${count === 1 ? '1 person' : `${count} people`} found. Choose with the arrow keys and Enter.`,
} as const
