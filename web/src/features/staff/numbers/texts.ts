import type { DayNumbers } from '@patchbay/contract/staff/numbers'

export type Counted = Exclude<keyof DayNumbers, 'day'>

export const numbersTexts = {
  page: 'Numbers',
  hint: 'Counted each night, in UTC. None of it is about a person.',
  loading: 'Loading the numbers…',
  notLoaded: 'The numbers could not be loaded.',
  empty: 'Nothing is counted yet. The first day is counted after midnight.',
  export: 'Export as CSV',
  failedJobs: (count: number): string =>
    count === 1 ? '1 job has failed.' : `${count} jobs have failed.`,
  table: 'As a table',
  day: 'Day',
  unknown: 'unknown',
  chart: (label: string, first: string, last: string): string => `${label}, ${first} to ${last}`,
} as const

/** In the order of the page. */
export const countedTexts: Readonly<Record<Counted, string>> = {
  members: 'Members',
  newMembers: 'New members',
  active: 'Active that day',
  activeInWeek: 'Active that week',
  posts: 'Posts',
  replies: 'Replies and comments',
  messages: 'Messages',
  matches: 'Searches',
  contacts: 'Contacts',
  storageBytes: 'Storage, in bytes',
}
