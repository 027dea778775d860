export const sessionTexts = {
  loading: 'Loading...',
  expired: 'Your session has expired. Please sign in again.',
  noUser: 'No user found. Please try signing in again.',
  banned: 'Your account has been banned.',
  profileMissing: 'User profile not found. Please contact support.',
  profileMissingTitle: 'Your profile is missing',
  unreachableTitle: 'The server does not answer',
  unreachable: 'We could not check whether you are signed in. We keep trying.',
  retry: 'Try again',
  signIn: 'Sign In',
  signOut: 'Sign Out',
} as const

export const bannedTexts = {
  signedOut: 'You have been signed out.',
  until: (day: string) => `You have been signed out. The ban ends on ${day}.`,
  write: 'If you think this is a mistake, write to',
  signInToAppeal: 'To appeal, sign in again.',
  appeal: { possible: 'Appeal', open: 'Your appeal', used_up: 'Your appeals' },
  ok: 'OK',
} as const
