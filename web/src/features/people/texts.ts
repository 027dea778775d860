export const peopleTexts = {
  deleted: 'Deleted account',
} as const
