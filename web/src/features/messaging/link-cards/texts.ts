export const linkCardTexts = {
  online: 'Online',
  noPlace: 'Place to be announced',
} as const
