/** What the panel of the settings says before its switches have come. */
export const panelTexts = {
  title: 'Push notifications',
  hint: 'They reach you while the app is closed.',
  loading: 'Loading your choices...',
} as const
