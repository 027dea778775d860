/** In their own file, so that only pages with messages load them. */
export const messageTexts = {
  forwarded: 'Forwarded',
  edited: '(edited)',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  read: 'Read',
  failed: 'Not sent',
} as const
