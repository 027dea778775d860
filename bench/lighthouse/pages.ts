import { demoCommunities } from '../../server/src/demo/communities.ts'
import { demoConversations } from '../../server/src/demo/conversations.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Text that only the complete page has, neither a loading page nor the sign-in page. */
  readonly words: string
  /** Nobody is signed in. */
  readonly isVisitors?: boolean
  /** How quickly it is there on a phone is held, and not only told. */
  readonly isBounded?: boolean
}

export const pages: readonly MeasuredPage[] = [
  {
    name: 'welcome',
    path: '/',
    words: 'Describe the job, see who fits and why.',
    isVisitors: true,
    isBounded: true,
  },
  { name: 'home', path: '/', words: 'How we ask for notes here', isBounded: true },
  {
    name: 'community',
    path: `/communities/${demoCommunities[0]?.id}`,
    words: 'Stem Day: open',
    isBounded: true,
  },
  { name: 'messages', path: '/messages', words: 'Cellar night' },
  {
    name: 'conversation',
    path: `/messages?id=${demoConversations[3]?.id}`,
    words: 'The piano is good',
  },
  {
    name: 'marketplace',
    path: '/marketplace',
    words: 'Tour booking for acts that fit in one van',
  },
]
