/** Texts of the settings panel, shown until its switches are loaded. */
export const panelTexts = {
  title: 'Push notifications',
  hint: 'They reach you while the app is closed.',
  loading: 'Loading your choices...',
} as const
