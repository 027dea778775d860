export const bannedTexts = {
  signedOut: 'You have been signed out.',
  until: (day: string) => `You have been signed out. The ban ends on ${day}.`,
  write: 'If you think this is a mistake, write to',
  signInToAppeal: 'To appeal, sign in again.',
  appeal: { possible: 'Appeal', open: 'Your appeal', used_up: 'Your appeals' },
  ok: 'OK',
} as const
