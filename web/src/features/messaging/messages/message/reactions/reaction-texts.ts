/** Loaded with the reactions, not with the page. */
export const reactionTexts = {
  you: 'You',
  somebodyElse: 'Somebody who has left',
  chip: (emoji: string, names: readonly string[]) =>
    `${emoji} ${names.length}: ${names.join(', ')}`,
} as const
