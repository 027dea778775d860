export const navigationTexts = {
  main: 'Main',
  home: 'Home',
  communities: 'Communities',
  marketplace: 'Marketplace',
  messages: 'Messages',
  profile: 'Profile',
  notifications: 'Notifications',
  staff: 'Staff console',
  signIn: 'Sign In',
} as const
