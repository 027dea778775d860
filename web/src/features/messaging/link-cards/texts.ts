export const linkCardTexts = {
  /** Separates the facts in the second line. */
  between: ' · ',
  online: 'Online',
  noPlace: 'Place to be announced',
} as const
