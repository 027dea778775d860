import { sessionTexts } from '../sessions/public.ts'

export const blockTexts = {
  block: 'Block',
  unblock: 'Unblock',
  unblockName: (name: string) => `Unblock ${name}`,
  blocking: 'Blocking...',
  unblocking: 'Unblocking...',
  cancel: 'Cancel',
  title: (name: string) => `Block ${name}?`,
  body: 'You can no longer message each other, and what they write is folded away for you. They are not told, and you can unblock them at any time.',
  blocked: (name: string) => `You have blocked ${name}.`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
  blockFailed: 'Failed to block user. Please try again.',
  unblockFailed: 'Failed to unblock user. Please try again.',
  notFound: 'User not found',
  signIn: sessionTexts.toBlock,

  folded: ['You have blocked', '.'],
  show: 'Show anyway',
  showNamed: (name: string) => `Show anyway: ${name}`,

  list: 'Blocked people',
  hint: 'They cannot message you. They are not told.',
  loading: 'Loading blocked people...',
  notLoaded: 'The people you have blocked could not be loaded.',
  empty: 'You have not blocked anybody.',
  since: (day: string) => `Since ${day}`,
  more: 'Show more',
  moreLoading: 'Loading...',
  moreFailed: 'More could not be loaded. Try again.',
} as const
