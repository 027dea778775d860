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
