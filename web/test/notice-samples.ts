import type { Notice } from '@patchbay/contract/notices/notices'
import type { Person } from '@patchbay/contract/people/people'

const id = (number: number): string => `0191d1c0-0000-7000-8000-${String(number).padStart(12, '0')}`
const someone = (number: number, name: string): Person => ({
  id: id(number),
  fullName: name,
  displayName: name,
  verified: false,
  avatarUrl: '',
  linked: true,
})

const day = 24 * 60
const midnight = (): number => new Date().setHours(0, 0, 0, 0)

/**
 * The time so many minutes ago. Less than a day ago is always today, even shortly after midnight.
 */
function ago(minutes: number): string {
  const then = Date.now() - minutes * 60_000
  return new Date(minutes < day ? Math.max(then, midnight()) : then).toISOString()
}

export const brass = { id: id(101), name: 'Session Brass UK', isPrivate: true, coverImage: null }
const kit = someone(13, 'Kit Harrow')
const dev = someone(14, 'Dev Okafor')
const amara = someone(15, 'Amara Osei')

/** A notice with all optional fields empty; each kind adds its own. */
const bare = (number: number, kind: Notice['kind'], changes: Partial<Notice> = {}): Notice => ({
  id: id(900 + number),
  kind,
  createdAt: ago(number),
  readAt: null,
  actors: [],
  actorCount: 0,
  quote: null,
  community: null,
  post: null,
  reply: null,
  article: null,
  comment: null,
  event: null,
  moment: null,
  remind: null,
  request: null,
  verification: null,
  decision: null,
  search: null,
  can: { decide: false },
  ...changes,
})

/** Kit has replied to a post. */
export const notice = (number: number, changes: Partial<Notice> = {}): Notice =>
  bare(number, 'post_replied', {
    actors: [kit],
    actorCount: 1,
    quote: 'Is the split equal thirds with the drummer, or session fee only?',
    community: brass,
    post: { id: id(400), title: 'Topline done, need a drummer', line: 'Needs a drummer.' },
    reply: { id: id(450) },
    ...changes,
  })

export const requestNotice = (number: number, changes: Partial<Notice> = {}): Notice =>
  bare(number, 'membership_requested', {
    actors: [dev],
    actorCount: 1,
    quote: 'Trumpet, reads, own van.',
    community: brass,
    request: { id: id(600), status: 'pending' },
    can: { decide: true },
    ...changes,
  })

/** A page of the list, in the form of the server's answer. */
export const listed = (
  notices: readonly Notice[],
  { version = 7, nextCursor = null }: { version?: number; nextCursor?: string | null } = {},
) => ({
  notices,
  nextCursor,
  unread: notices.filter(({ readAt }) => readAt === null).length,
  version,
})

const stemDay = {
  id: id(200),
  title: 'Stem Day: open listening',
  startTime: '2026-11-21T14:00:00.000Z',
  timeZone: 'Europe/London',
  startDate: 'Saturday 21 November',
  startClock: '14:00',
  location: 'Peckham, London',
  isOnline: false,
}
const article = { id: id(700), slug: 'split-sheets', title: 'Split sheets, before the session' }

/** Every kind, the newest first; the first three are unread. */
export function everyKind(): Notice[] {
  const old = (number: number) => ({ createdAt: ago(number * day), readAt: ago(number * day - 1) })
  const read = (number: number) => ({ createdAt: ago(number), readAt: ago(number - 1) })
  const { post, reply } = notice(1)
  const liked = { actors: [amara, kit], actorCount: 15, community: brass, post }
  const written = { actors: [kit], actorCount: 1, article, comment: { id: id(750) } }
  return [
    notice(3),
    requestNotice(4),
    bare(5, 'event_changed', { community: brass, event: stemDay }),
    bare(6, 'post_liked', { ...liked, ...read(6) }),
    requestNotice(7, {
      ...read(7),
      request: { id: id(601), status: 'approved' },
      can: { decide: false },
    }),
    bare(20, 'event_soon', { community: brass, event: stemDay, remind: 'hour', ...old(1) }),
    bare(8, 'event_soon', { community: brass, event: stemDay, remind: 'day', ...old(2) }),
    bare(9, 'event_cancelled', { community: brass, event: { ...stemDay, id: null }, ...old(3) }),
    bare(10, 'article_commented', { ...written, quote: 'Ask for the cue sheet first.', ...old(4) }),
    bare(11, 'comment_liked', { ...written, quote: 'Thirds, always.', ...old(5) }),
    bare(12, 'reply_liked', { ...liked, actorCount: 2, reply, quote: 'Equal thirds.', ...old(6) }),
    bare(13, 'membership_approved', {
      community: brass,
      request: { id: id(602), status: 'approved' },
      ...old(7),
    }),
    bare(14, 'membership_rejected', { community: { ...brass, name: 'Mix Notes' }, ...old(8) }),
    bare(15, 'membership_removed', { community: brass, ...old(9) }),
    bare(16, 'leadership_received', { community: brass, ...old(10) }),
    bare(17, 'community_deleted', { community: { ...brass, id: null }, ...old(11) }),
    bare(18, 'verification_decided', {
      verification: { status: 'rejected', reason: 'We could not find the credits that you name.' },
      ...old(12),
    }),
    bare(19, 'verification_decided', {
      verification: { status: 'approved', reason: null },
      ...old(13),
    }),
    bare(21, 'community_closed', { community: brass, ...old(14) }),
    bare(22, 'community_reopened', { community: brass, ...old(15) }),
    bare(23, 'event_cancelled', {
      community: brass,
      event: { ...stemDay, id: null, title: '' },
      ...old(16),
    }),
    bare(24, 'report_decided', {
      decision: { outcome: 'acted', subject: 'post', words: null },
      ...old(17),
    }),
    bare(25, 'report_decided', {
      decision: { outcome: 'dismissed', subject: 'person', words: null },
      ...old(18),
    }),
    bare(26, 'warned', {
      decision: {
        outcome: null,
        subject: null,
        words: 'Others asked you to stop.\nPlease do not write to them about it again.',
      },
      ...old(19),
    }),
    bare(27, 'content_removed', {
      decision: { outcome: null, subject: 'post', words: 'The recording is not yours.' },
      ...old(20),
    }),
    bare(28, 'content_restored', {
      decision: { outcome: null, subject: 'post', words: null },
      ...old(21),
    }),
    bare(29, 'search_found', {
      search: { kind: 'people', name: 'Brass nearby', facets: { within: 25 }, count: 2 },
      ...old(22),
    }),
    bare(30, 'search_found', {
      search: { kind: 'listings', name: 'Mixing', facets: { maxPrice: 60 }, count: 1 },
      ...old(23),
    }),
    bare(31, 'search_found', {
      search: { kind: 'events', name: 'Stems', facets: { q: 'stem day' }, count: 100 },
      ...old(24),
    }),
    bare(32, 'archive_ready', old(25)),
  ]
}
