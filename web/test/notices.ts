import type { Notice } from '@patchbay/contract/notices'
import { fakeServer, session, type FakeServer } from './fake-server.ts'
import { person, sampleId } from './inside-samples.ts'

/** So many minutes ago. */
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString()

export const brass = {
  id: sampleId(101),
  name: 'Session Brass UK',
  isPrivate: true,
  coverImage: null,
}

export const notice = (number: number, changes: Partial<Notice> = {}): Notice => ({
  id: sampleId(900 + number),
  kind: 'post_replied',
  createdAt: ago(number),
  readAt: null,
  actors: [person(13, 'Kit Harrow')],
  actorCount: 1,
  quote: 'Is the split equal thirds?',
  community: brass,
  post: { id: sampleId(400), title: 'Topline done', line: 'Needs a drummer.' },
  reply: { id: sampleId(450) },
  article: null,
  comment: null,
  event: null,
  remind: null,
  request: null,
  verification: null,
  can: { decide: false },
  ...changes,
})

export const requestNotice = (number: number): Notice =>
  notice(number, {
    kind: 'membership_requested',
    actors: [person(14, 'Dev Okafor')],
    quote: 'Trumpet, reads, own van.',
    post: null,
    reply: null,
    request: { id: sampleId(600), status: 'pending' },
    can: { decide: true },
  })

interface Listed {
  readonly notices: readonly Notice[]
  readonly version?: number
}

/** A page of the list, as the server answers it. */
export const listed = ({ notices, version = 7 }: Listed, nextCursor: string | null = null) => ({
  notices,
  nextCursor,
  unread: notices.filter(({ readAt }) => readAt === null).length,
  version,
})

export const noticesServer = (handlers: Parameters<typeof fakeServer>[0] = {}): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    ...handlers,
  })
