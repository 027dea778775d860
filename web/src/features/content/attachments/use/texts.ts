export const storageUseTexts = {
  title: 'Storage',
  hint: 'Files that you have sent in messages, posts and listings. Deleting them gives the space back.',
  loading: 'Loading your storage...',
  notLoaded: 'Your storage could not be loaded.',
  used: (used: string, most: string) => `${used} of ${most} used`,
  usedInDay: (used: string, most: string) => `${used} of ${most} uploaded in the last 24 hours`,
} as const
