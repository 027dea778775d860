export const bannerTexts = {
  more: 'Read more',
  dismiss: 'Dismiss',
} as const
