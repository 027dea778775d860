/** Texts of the settings panel, shown until its switches are loaded. */
export const panelTexts = {
  title: 'Notifications',
  hint: 'What you want to hear of.',
  loading: 'Loading your choices...',
} as const
