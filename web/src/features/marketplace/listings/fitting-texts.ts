export const fittingTexts = {
  title: 'Offers that fit your goals',
  all: 'Marketplace',
  goal: (profession: string) => `Because your goals mention ${profession}`,
  near: (city: string) => `Offered near ${city}`,
  view: 'View offer',
  viewOf: (title: string) => `View offer: ${title}`,
} as const
