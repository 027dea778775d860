import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { Person } from '@patchbay/contract/people/people'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { PostReply } from '@patchbay/contract/communities/replies'
import { fakeServer, session, type FakeServer } from './fake-server.ts'

/** Sample data from inside a community. */
export const sampleId = (number: number): string =>
  `0191d1c0-0000-7000-8000-${String(number).padStart(12, '0')}`

export const person = (number: number, name: string, verified = false): Person => ({
  id: sampleId(number),
  fullName: name,
  displayName: name,
  verified,
  avatarUrl: '/api/avatars/someone.svg',
  linked: true,
})

const theo = person(12, 'Theo Lindqvist', true)

export const community = (can: Partial<Community['can']> = {}): Community => ({
  id: sampleId(100),
  name: 'South London Producers',
  description: 'Producers and beat makers south of the river.',
  isPrivate: false,
  genres: ['Neo Soul'],
  location: null,
  locationEnabled: false,
  coverImage: null,
  memberCount: 2,
  membership: 'member',
  activity: null,
  isClosed: false,
  leaderId: theo.id,
  leader: theo,
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  pendingRequests: null,
  membersInvite: false,
  mute: null,
  successor: null,
  version: 1,
  insideVersion: 1,
  can: {
    join: false,
    request: false,
    withdraw: false,
    leave: true,
    lead: false,
    moderate: false,
    decideRequests: false,
    seeInside: true,
    create: true,
    invite: false,
    report: false,
    ...can,
  },
})

const hour = 60 * 60 * 1000
/** The time so many hours from now, rounded down to the minute. */
export const inHours = (hours: number): string =>
  new Date(Math.floor((Date.now() + hours * hour) / 60_000) * 60_000).toISOString()

export const event = (changes: Partial<CommunityEvent> = {}): CommunityEvent => ({
  id: sampleId(200),
  communityId: sampleId(100),
  community: { id: sampleId(100), name: 'South London Producers', isPrivate: false },
  creatorId: theo.id,
  creator: theo,
  title: 'Stem Day',
  description: 'Bring a session and a drive.\nMore at https://example.org/stems.',
  startTime: inHours(48),
  endTime: inHours(50),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isOnline: false,
  location: 'Peckham, London',
  meetingUrl: null,
  rsvpCount: 34,
  going: [person(13, 'Kit Harrow')],
  myRsvp: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
  insideVersion: 1,
  can: { edit: false, delete: false, rsvp: true, report: true },
  ...changes,
})

export const category = (number: number, name: string) => ({
  id: sampleId(300 + number),
  name,
  description: null,
})

export const post = (changes: Partial<CommunityPost> = {}): CommunityPost => ({
  id: sampleId(400),
  communityId: sampleId(100),
  community: {
    id: sampleId(100),
    name: 'South London Producers',
    leaderId: theo.id,
    coverImage: null,
  },
  authorId: theo.id,
  author: theo,
  authorBlocked: false,
  title: 'Brass on nine to eleven',
  content: 'We rode the trombone\ninto the plate.',
  category: { id: sampleId(301), name: 'Resources' },
  attachments: null,
  parentId: null,
  likeCount: 24,
  replyCount: 0,
  likedByMe: false,
  reactions: [],
  myReaction: null,
  createdAt: inHours(-5),
  updatedAt: inHours(-5),
  editedBy: null,
  insideVersion: 1,
  pinned: null,
  isLocked: false,
  can: {
    edit: false,
    delete: false,
    report: true,
    react: true,
    reply: true,
    endPoll: false,
    moderate: false,
  },
  ...changes,
})

export const reply = (changes: Partial<PostReply> = {}): PostReply => ({
  id: sampleId(500),
  postId: sampleId(400),
  authorId: sampleId(13),
  author: person(13, 'Kit Harrow'),
  authorBlocked: false,
  content: 'Which plate was it?',
  answers: null,
  likeCount: 2,
  likedByMe: false,
  reactions: [],
  myReaction: null,
  createdAt: inHours(-4),
  updatedAt: inHours(-4),
  editedBy: null,
  insideVersion: 1,
  can: { edit: false, delete: false, report: true },
  ...changes,
})

export const communityPath = `/communities/${sampleId(100)}`

/** A server with one community that is still empty. */
export const insideServer = (handlers: Parameters<typeof fakeServer>[0] = {}): FakeServer =>
  fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /communities/own': () => ({ communities: [], version: 1 }),
    [`GET ${communityPath}`]: () => community(),
    [`GET ${communityPath}/members`]: () => ({ members: [], nextCursor: null }),
    [`GET ${communityPath}/events`]: () => ({ happeningNow: [], upcoming: [], nextCursor: null }),
    [`GET ${communityPath}/posts`]: () => ({ posts: [], nextCursor: null }),
    'GET /categories': () => ({
      categories: [category(0, 'General'), category(1, 'Resources'), category(2, 'Collaborations')],
    }),
    ...handlers,
  })
