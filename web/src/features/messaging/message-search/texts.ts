export const searchTexts = {
  title: 'Messages',
  list: 'Search results',
  searching: 'Searching messages...',
  nothingFound: 'No messages found',
  nothingFoundHint: 'All of the words must be in a message. The last one may be incomplete.',
  failed: 'Messages could not be searched.',
  offline: 'You are offline. Messages are searched when you are back.',
  more: 'Show more',
  moreLoading: 'Loading...',
  moreFailed: 'More could not be loaded. Try again.',
  you: 'You',
  by: (name: string) => `${name}: `,
  found: (count: number, more: boolean) => {
    if (more) return `More than ${count} messages found`
    return count === 1 ? '1 message found' : `${count} messages found`
  },

  box: 'Search in conversation',
  place: (at: number, of: number, more: boolean) => `${at} of ${of}${more ? '+' : ''}`,
  shown: (place: string, who: string, text: string) => `${place}. ${who}: ${text}`,
  older: 'Older message',
  newer: 'Newer message',
  close: 'Close search',
  toDate: 'Go to a date',
  date: 'Date',
  go: 'Go',
  going: 'Looking...',
  silent: 'Nothing was said here yet.',
  nextDay: (day: string) => `Nothing was said that day. This came next, on ${day}.`,
  lastDay: (day: string) => `Nothing was said since. This came last, on ${day}.`,
  dateFailed: 'That date could not be shown. Try again.',
} as const
