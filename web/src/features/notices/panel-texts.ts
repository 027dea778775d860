/** What the panel of the settings says before its switches have come. */
export const panelTexts = {
  title: 'Notifications',
  hint: 'What you want to hear of.',
  loading: 'Loading your choices...',
} as const
