export const linkCardTexts = {
  /** Beside a name, or a place. */
  between: ' · ',
  online: 'Online',
  noPlace: 'Place to be announced',
} as const
