const plural = (count: number, one: string, several: string, most = Infinity): string =>
  `${count >= most ? `at least ${most}` : count} ${count === 1 ? one : several}`

export const titles = {
  replies: 'Replies to you',
  conversations: 'Unread messages',
  communities: 'Your communities',
  changedEvents: 'Events that have changed',
  searches: 'New for your saved searches',
  other: 'Also new',
  events: 'Coming up',
  posts: 'Worth reading',
} as const

export type SectionName = keyof typeof titles

/** How many things of each kind there are; no names. */
const counted: Readonly<Record<SectionName, (count: number) => string>> = {
  replies: (count) => plural(count, 'reply', 'replies'),
  conversations: (count) => plural(count, 'unread conversation', 'unread conversations'),
  communities: (count) => `${plural(count, 'notice', 'notices')} about your communities`,
  changedEvents: (count) => plural(count, 'changed event', 'changed events'),
  searches: (count) => plural(count, 'search with something new', 'searches with something new'),
  other: (count) => plural(count, 'other notification', 'other notifications'),
  events: (count) => plural(count, 'event coming up', 'events coming up'),
  posts: (count) => plural(count, 'post worth reading', 'posts worth reading'),
}

/** '2 replies, 1 unread conversation and 3 events coming up.' */
export function summaryOf(counts: readonly (readonly [SectionName, number])[]): string {
  const parts = counts.map(([name, count]) => counted[name](count))
  const last = parts.pop() ?? ''
  return `${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}.`
}

export const words = {
  unread: (count: number, most: number) => plural(count, 'unread message', 'unread messages', most),
  unnamedGroup: 'A group',
  online: 'Online',
  by: (author: string, community: string) => `${author} in ${community}`,
  liked: (count: number) => plural(count, 'like', 'likes'),
  replied: (count: number) => plural(count, 'reply', 'replies'),
  more: (count: number) => `And ${count} more`,
}
