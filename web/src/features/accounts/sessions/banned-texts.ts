export const bannedTexts = {
  signedOut: 'You have been signed out.',
  until: (day: string) => `You have been signed out. The ban ends on ${day}.`,
  appeal: 'If you think this is a mistake, write to',
} as const
