import * as z from 'zod/mini'
import { noticesState } from './notices-state.ts'
import { cursor, nextCursor } from './pages.ts'
import { person } from './people.ts'
import { route } from './route.ts'

// In a file of its own, so that a page that only listens carries no more than that.
export { mostUnread, noticesState, type NoticesState } from './notices-state.ts'

export const noticesPerPage = 30

/** How much of what somebody wrote stands in a row. */
export const quoteLength = 140

/** Counting those who did the same ends there. */
export const mostActors = 100

/** What one can be told of, by the switch that turns it off. */
export const noticeKindsOf = {
  membershipRequests: ['membership_requested'],
  memberships: [
    'membership_approved',
    'membership_rejected',
    'membership_removed',
    'leadership_received',
    'community_deleted',
  ],
  replies: ['post_replied', 'article_commented'],
  likes: ['post_liked', 'reply_liked', 'comment_liked'],
  eventChanges: ['event_changed'],
  eventCancellations: ['event_cancelled'],
  eventReminders: ['event_soon'],
  verification: ['verification_decided'],
} as const satisfies Record<string, readonly string[]>

export type NoticeSetting = keyof typeof noticeKindsOf
export type NoticeKind = (typeof noticeKindsOf)[NoticeSetting][number]

export const noticeKinds = Object.values(noticeKindsOf).flat()

/** How long before its beginning one is reminded of an event. */
export const reminders = ['day', 'hour'] as const
export type Reminder = (typeof reminders)[number]

/** Something that one should hear of. What a kind does not speak of is `null`. */
export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** Of several likes, when the latest was given. */
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
  /** Who did it, three at most and the latest first; nobody where it is not theirs to be named. */
  actors: z.array(person),
  /** `mostActors` where there are as many or more. */
  actorCount: z.int(),
  /** One line of what was written: the reply, the comment, the note to a request, what was liked. */
  quote: z.nullable(z.string()),
  /** Without an id where it is gone, and there is nothing to look at. */
  community: z.nullable(
    z.object({
      id: z.nullable(z.uuid()),
      name: z.string(),
      isPrivate: z.boolean(),
      coverImage: z.nullable(z.string()),
    }),
  ),
  /** `line` is how it begins, for one without a title. */
  post: z.nullable(z.object({ id: z.uuid(), title: z.nullable(z.string()), line: z.string() })),
  reply: z.nullable(z.object({ id: z.uuid() })),
  article: z.nullable(z.object({ id: z.uuid(), slug: z.string(), title: z.string() })),
  comment: z.nullable(z.object({ id: z.uuid() })),
  /** As it is now; without an id, as it was when it was cancelled. */
  event: z.nullable(
    z.object({
      id: z.nullable(z.uuid()),
      title: z.string(),
      startTime: z.iso.datetime(),
      /** Where the reader is, as far as their browser has said; otherwise the organiser's. */
      timeZone: z.string(),
      /** In that time zone: `Saturday 21 November`, `14:00`. */
      startDate: z.string(),
      startClock: z.string(),
      location: z.nullable(z.string()),
      isOnline: z.boolean(),
    }),
  ),
  remind: z.nullable(z.enum(reminders)),
  /** What became of it since. */
  request: z.nullable(
    z.object({ id: z.uuid(), status: z.enum(['pending', 'approved', 'rejected']) }),
  ),
  verification: z.nullable(
    z.object({ status: z.enum(['approved', 'rejected']), reason: z.nullable(z.string()) }),
  ),
  can: z.object({
    /** With `approveRequest` and `rejectRequest`. */
    decide: z.boolean(),
  }),
})

export type Notice = z.infer<typeof notice>

export const listNotices = route('listNotices', {
  method: 'GET',
  path: '/notices',
  access: 'onboarded',
  summary: 'What one should hear of, the newest first; 30 a page.',
  query: z.object({ cursor }),
  output: z.object({ notices: z.array(notice), nextCursor, ...noticesState.shape }),
  errors: [],
})

/** How things stand now, and whether this call had a part in it: somebody may read on two devices. */
const afterReading = z.object({ ...noticesState.shape, changed: z.boolean() })

export type AfterReading = z.infer<typeof afterReading>

export const readNotice = route('readNotice', {
  method: 'PUT',
  path: '/notices/:noticeId/read',
  access: 'onboarded',
  summary: 'Marks a notice as read; once is enough.',
  params: z.object({ noticeId: z.uuid() }),
  output: afterReading,
  errors: ['notice_not_found'],
})

export const readAllNotices = route('readAllNotices', {
  method: 'PUT',
  path: '/notices/read',
  access: 'onboarded',
  summary: 'Marks all notices as read that were there at a version; what came later stays unread.',
  body: z.object({ upTo: z.int().check(z.nonnegative()) }),
  output: afterReading,
  errors: [],
})

/** What one hears of; what is switched off is not even written down. */
export const noticeSettings = z.object({
  membershipRequests: z.boolean(),
  memberships: z.boolean(),
  replies: z.boolean(),
  likes: z.boolean(),
  eventChanges: z.boolean(),
  eventCancellations: z.boolean(),
  eventReminders: z.boolean(),
  verification: z.boolean(),
} satisfies Record<NoticeSetting, unknown>)

export type NoticeSettings = z.infer<typeof noticeSettings>

export const getNoticeSettings = route('getNoticeSettings', {
  method: 'GET',
  path: '/notices/settings',
  access: 'onboarded',
  summary: 'What one wants to hear of; all of it until something is switched off.',
  output: noticeSettings,
  errors: [],
})

export const updateNoticeSettings = route('updateNoticeSettings', {
  method: 'PATCH',
  path: '/notices/settings',
  access: 'onboarded',
  summary: 'Switches kinds of notices on or off; what is not named stays.',
  body: z.partial(noticeSettings),
  output: noticeSettings,
  errors: [],
})
