import * as z from 'zod/mini'
import { noticesState } from './notices-state.ts'
import { cursor, nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { reportSubjects } from '../people/report-subjects.ts'
import { route } from '../route.ts'
import { savedFacets, savedKinds } from './saved-kinds.ts'

// These have their own file, so that a page that only listens for changes loads no more than that.
export { mostUnread, noticesState, type NoticesState } from './notices-state.ts'

export const noticesPerPage = 30

/** How many characters of a quoted text a notice shows. */
export const quoteLength = 140

/** Counting the people who did the same stops here. */
export const mostActors = 100

/** The kinds of notices, by the setting that turns them off. */
export const noticeKindsOf = {
  membershipRequests: ['membership_requested'],
  memberships: [
    'membership_approved',
    'membership_rejected',
    'membership_removed',
    'moderator_named',
    'moderator_ended',
    'muted',
    'unmuted',
    'succession_near',
    'leadership_passed',
    'leadership_received',
    'community_deleted',
    'community_closed',
    'community_reopened',
  ],
  replies: ['post_replied', 'reply_answered', 'article_commented', 'comment_answered'],
  mentions: ['post_mentioned', 'comment_mentioned'],
  likes: ['post_liked', 'reply_liked', 'comment_liked'],
  eventChanges: ['event_changed'],
  eventCancellations: ['event_cancelled'],
  eventReminders: ['event_soon'],
  verification: ['verification_decided'],
  savedSearches: ['search_found'],
} as const satisfies Record<string, readonly string[]>

/** Counting what is new to a saved search stops here. */
export const mostFoundAnew = 100

/** What staff decided about the reader, or about what the reader reported. Nobody switches it off. */
export const staffKinds = [
  'report_decided',
  'warned',
  'content_removed',
  'content_restored',
] as const

/** About the reader's own account, and asked for by the reader. Nobody switches it off. */
export const accountKinds = ['archive_ready'] as const

export type NoticeSetting = keyof typeof noticeKindsOf
export type NoticeKind =
  | (typeof noticeKindsOf)[NoticeSetting][number]
  | (typeof staffKinds)[number]
  | (typeof accountKinds)[number]

export const noticeKinds = [...Object.values(noticeKindsOf).flat(), ...staffKinds, ...accountKinds]

/** What a reporter hears of a report; never what was done to whom. */
export const notifiedOutcomes = ['dismissed', 'acted', 'settled'] as const
export type NotifiedOutcome = (typeof notifiedOutcomes)[number]

/** How long before an event starts its reminders are sent. */
export const reminders = ['day', 'hour'] as const
export type Reminder = (typeof reminders)[number]

/** A notice for one person. Fields that its kind does not use are `null`. */
export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  /** For several likes, the time of the latest. */
  createdAt: z.iso.datetime(),
  readAt: z.nullable(z.iso.datetime()),
  /** The people who caused it, the latest first, three at most; empty if they must not be named. */
  actors: z.array(person),
  /** `mostActors` means this many or more. */
  actorCount: z.int(),
  /** One line of the reply, comment or note to a request, or of the liked text. */
  quote: z.nullable(z.string()),
  /** The id is `null` if the community was deleted or cannot be seen. */
  community: z.nullable(
    z.object({
      id: z.nullable(z.uuid()),
      name: z.string(),
      isPrivate: z.boolean(),
      coverImage: z.nullable(z.string()),
    }),
  ),
  /** `line` is the beginning of the text, for a post without a title. */
  post: z.nullable(z.object({ id: z.uuid(), title: z.nullable(z.string()), line: z.string() })),
  reply: z.nullable(z.object({ id: z.uuid() })),
  article: z.nullable(z.object({ id: z.uuid(), slug: z.string(), title: z.string() })),
  comment: z.nullable(z.object({ id: z.uuid() })),
  /**
   * The current data; for a cancelled event the id is `null` and the data is from that time. The
   * title is empty if staff removed the event.
   */
  event: z.nullable(
    z.object({
      id: z.nullable(z.uuid()),
      title: z.string(),
      startTime: z.iso.datetime(),
      /** The reader's time zone if their browser has sent it, otherwise the organiser's. */
      timeZone: z.string(),
      /** In that time zone: `Saturday 21 November`, `14:00`. */
      startDate: z.string(),
      startClock: z.string(),
      location: z.nullable(z.string()),
      isOnline: z.boolean(),
    }),
  ),
  /**
   * When a mute ends or somebody else will lead, and how it is written in the reader's time zone;
   * `null` for a mute without an end.
   */
  moment: z.nullable(z.object({ at: z.iso.datetime(), date: z.string(), clock: z.string() })),
  remind: z.nullable(z.enum(reminders)),
  /** The current state of the request. */
  request: z.nullable(
    z.object({ id: z.uuid(), status: z.enum(['pending', 'approved', 'rejected']) }),
  ),
  verification: z.nullable(
    z.object({ status: z.enum(['approved', 'rejected']), reason: z.nullable(z.string()) }),
  ),
  /** A decision of staff: how a report ended, or what was removed, with the words to its author. */
  decision: z.nullable(
    z.object({
      outcome: z.nullable(z.enum(notifiedOutcomes)),
      subject: z.nullable(z.enum(reportSubjects)),
      words: z.nullable(z.string()),
    }),
  ),
  /** A saved search that something new fits: its name and facets of that time, and how much. */
  search: z.nullable(
    z.object({
      kind: z.enum(savedKinds),
      name: z.string(),
      facets: savedFacets,
      /** `mostFoundAnew` means this many or more. */
      count: z.int(),
    }),
  ),
  can: z.object({
    /** `approveRequest` and `rejectRequest` are possible. */
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

/**
 * The state after the call, and whether this call changed it: another device may have been first.
 */
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

/** The kinds of notices the person wants; notices of the other kinds are not even stored. */
export const noticeSettings = z.object({
  membershipRequests: z.boolean(),
  memberships: z.boolean(),
  replies: z.boolean(),
  mentions: z.boolean(),
  likes: z.boolean(),
  eventChanges: z.boolean(),
  eventCancellations: z.boolean(),
  eventReminders: z.boolean(),
  verification: z.boolean(),
  savedSearches: z.boolean(),
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
