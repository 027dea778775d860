/** They come with messages, and not with every page. */
export const messageTexts = {
  edited: '(edited)',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  read: 'Read',
  failed: 'Not sent',
} as const
