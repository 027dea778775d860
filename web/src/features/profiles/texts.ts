export const profileTexts = {
  page: 'Profile',
  visitorTitle: 'Sign in to View Profile',
  visitorBody: 'Access your personal profile and settings',
  comingBody: 'The rest of your profile arrives with the next release.',
  unnamed: 'New here',
  signOut: 'Sign Out',
} as const
