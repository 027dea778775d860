export const ownPageTexts = {
  title: 'Your page',
  label: 'Show my page to everyone, also without signing in',
  hint: 'Your name, picture, roles, bio and links. Search engines can find it. Your communities, posts and events stay for members.',
  loading: 'Loading...',
  notLoaded: 'This setting could not be loaded.',
  failed: 'That could not be changed. Try again.',
} as const
