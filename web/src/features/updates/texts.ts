export const updateTexts = {
  ready: 'A new version is ready.',
  reload: 'Reload',
  reloading: 'Reloading...',
  later: 'Later',
} as const
