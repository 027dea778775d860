import { demoEvents } from '../../server/src/demo/events.ts'
import { demoPosts } from '../../server/src/demo/posts.ts'
import { pages as lighthousePages, type MeasuredPage } from '../lighthouse/pages.ts'

const post = demoPosts.find(({ title }) => title?.startsWith('"In perpetuity'))

export const pages: readonly MeasuredPage[] = [
  ...lighthousePages,
  { name: 'post', path: `/posts/${post?.id}`, words: 'More so. Nobody at the desk' },
  { name: 'profile', path: '/profile', words: 'A label of two people' },
  { name: 'events', path: '/events', words: 'Stem Day: open' },
  { name: 'event', path: `/events/${demoEvents[0]?.id}`, words: 'Bring one unfinished track' },
  { name: 'article', path: '/hub/a-tour-budget-for-a-van', words: 'A small tour rarely fails' },
  { name: 'settings', path: '/settings', words: 'Notifications' },
  { name: 'communities', path: '/communities', words: 'members' },
]
