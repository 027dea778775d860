import { demoCommunities } from '../../server/src/demo/communities.ts'
import { demoConversations } from '../../server/src/demo/conversations.ts'

export interface MeasuredPage {
  readonly name: string
  readonly path: string
  /** Text that only the complete page has, neither a loading page nor the sign-in page. */
  readonly words: string
}

export const pages: readonly MeasuredPage[] = [
  { name: 'home', path: '/', words: 'How we ask for notes here' },
  {
    name: 'community',
    path: `/communities/${demoCommunities[0]?.id}`,
    words: 'Stem Day: open',
  },
  { name: 'messages', path: '/messages', words: 'Cellar night, March' },
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
