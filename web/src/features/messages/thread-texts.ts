export const threadTexts = {
  loading: 'Loading messages...',
  notLoaded: 'This conversation could not be loaded.',
  messagesNotLoaded: 'The messages could not be loaded.',
  missingTitle: 'This conversation is not here',
  missingBody: 'You may no longer be in it, or the address is not whole.',
  toList: 'All conversations',
  unsent: 'Not sent',

  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  peopleTitle: 'People in this conversation',
  you: 'You',
  youToo: '(you)',
  admin: 'Admin',

  messages: 'Messages',
  empty: 'No messages yet. Start the conversation!',
  divider: 'New',
  newMessages: 'New messages',
  toNewest: 'To the newest message',
  notShown: 'That message could not be shown.',
  search: 'Search in conversation',
  loadingOlder: 'Loading older messages...',
  deleted: 'Message deleted',
  /** Of a whole message, for who cannot see it. */
  spoken: (who: string, words: readonly string[]) => `${who}: ${words.join(', ')}`,
  arrived: (who: string, text: string) => `${who}: ${text}`,
  edited: 'edited',

  readBy: 'Read by',
  notYet: 'Not yet',
  readByCount: (count: number, all: number) => `Read by ${count} of ${all}`,

  menu: 'Message options',
  choices: { copy: 'Copy text', edit: 'Edit', delete: 'Delete', report: 'Report' },
  copied: 'Text copied',
  notCopied: 'The text could not be copied.',
  editLabel: 'Edit message',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  blank: 'Message cannot be empty',

  tryAgain: 'Try again',
  discard: 'Discard',
  notSent: 'Not sent',

  write: (name: string) => `Message ${name}`,
  send: 'Send',
  attach: 'Attach files',
  blocked: ['You have blocked', '.'],
  unblock: 'Unblock on their profile',
  gone: 'This account is gone. You can still read what was said.',
  closed: 'You cannot write in this conversation.',

  typing: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is typing…` : `${names.join(' and ')} are typing…`,
  manyTyping: 'Several people are typing…',
} as const
