import {
  accountKinds,
  noticeKindsOf,
  staffKinds,
  type NoticeKind,
  type NoticeSetting,
  type Reminder,
} from '@patchbay/contract/notices/notices'

export interface NewNotice {
  readonly kind: NoticeKind
  /** The person who caused it, if any. People are not notified of their own actions. */
  readonly actorId?: string
  readonly communityId?: string | undefined
  readonly requestId?: string | undefined
  readonly eventId?: string | undefined
  readonly postId?: string | undefined
  readonly replyId?: string | undefined
  readonly articleId?: string | undefined
  readonly commentId?: string | undefined
  readonly verificationId?: string
  readonly reminder?: { readonly remind: Reminder; readonly startsAt: Date }
  /** Data that is needed after the object itself is deleted; never a person's name. */
  readonly data?: Readonly<Record<string, string>>
}

/** The setting that turns this kind off; none for what staff decided, or the reader asked for. */
export function settingOf(kind: NoticeKind): NoticeSetting | null {
  for (const [setting, kinds] of Object.entries(noticeKindsOf))
    if ((kinds as readonly string[]).includes(kind)) return setting as NoticeSetting
  if (([...staffKinds, ...accountKinds] as readonly string[]).includes(kind)) return null
  throw new Error(`The kind ${kind} has no switch.`)
}

/**
 * Actions between people, such as replying. Nobody is notified of them across a block, nor about a
 * person who is banned or deleted. Changes of memberships or events notify people regardless.
 */
export const personalKinds = [
  'membership_requested',
  'post_replied',
  'reply_answered',
  'article_commented',
  'comment_answered',
  'post_mentioned',
  'comment_mentioned',
  'post_liked',
  'reply_liked',
  'comment_liked',
] as const satisfies readonly NoticeKind[]

/** Kinds about the inside of a community: only people who may see the inside are notified. */
export const insideKinds = [
  'event_changed',
  'event_cancelled',
  'event_soon',
  'post_replied',
  'reply_answered',
  'post_mentioned',
  'post_liked',
  'reply_liked',
] as const satisfies readonly NoticeKind[]

/** Kinds in which the actions of many people are merged into one notice. */
export const likedKinds = [
  'post_liked',
  'reply_liked',
  'comment_liked',
] as const satisfies readonly NoticeKind[]

export type LikedKind = (typeof likedKinds)[number]
