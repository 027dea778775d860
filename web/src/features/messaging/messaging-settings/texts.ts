export const messagingSettingTexts = {
  title: 'Messages',
  hint: 'What you switch off is off both ways: what others do not see of you, you do not see of them.',
  loading: 'Loading your choices...',
  notLoaded: 'Your choices could not be loaded.',
  failed: 'That could not be changed. Try again.',
} as const

export const messagingSettingWords = {
  receipts: { label: 'Read receipts', hint: 'Others see that you have read their messages.' },
  typing: { label: 'Typing', hint: 'Others see when you are writing.' },
} as const
