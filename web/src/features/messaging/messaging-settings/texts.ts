export const messagingSettingTexts = {
  title: 'Messages',
  hint: 'What you switch off is off both ways: what others do not see of you, you do not see of them.',
  loading: 'Loading your choices...',
  notLoaded: 'Your choices could not be loaded.',
  failed: 'That could not be changed. Try again.',
  circles: {
    everyone: 'Everyone',
    communities: 'People in my communities',
    nobody: 'Nobody new',
  },
} as const

export const messagingSettingWords = {
  receipts: { label: 'Read receipts', hint: 'Others see that you have read their messages.' },
  typing: { label: 'Typing', hint: 'Others see when you are writing.' },
  presence: {
    label: 'Online and last seen',
    hint: 'People you have exchanged messages with see when you are here, and when you last were.',
  },
} as const

export const circleWords = {
  mayWrite: {
    label: 'Who may write to you',
    hint: 'First messages from others are requests. Contact about your listings always arrives.',
  },
  mayAdd: {
    label: 'Who may add you to groups',
    hint: 'Others can only ask you to join.',
  },
} as const
