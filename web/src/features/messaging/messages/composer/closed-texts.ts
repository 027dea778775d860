/** Why nothing can be written; loaded with what says it. */
export const closedTexts = {
  blocked: ['You have blocked', '.'],
  unblock: 'Unblock on their profile',
  gone: 'This account is gone. You can still read what was said.',
  closed: 'You cannot write in this conversation.',
} as const
