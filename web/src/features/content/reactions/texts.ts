export const reactionTexts = {
  chip: (emoji: string, count: number) => `Reaction ${emoji}, ${count}`,
  add: 'Add a reaction',
  common: 'React',
  reactWith: (emoji: string) => `React with ${emoji}`,
  more: 'More emoji',
  who: 'Reactions',
  failed: 'Your reaction could not be saved. Try again.',
  full: 'There is no room for another emoji. Choose one of those there.',
} as const
