import {
  noticeKindsOf,
  type NoticeKind,
  type NoticeSetting,
  type Reminder,
} from '@patchbay/contract/notices'

export interface NewNotice {
  readonly kind: NoticeKind
  /** Who did it, if anybody did. Nobody hears of what they did themselves. */
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
  /** What is needed once the thing itself is gone; never a person's name. */
  readonly data?: Readonly<Record<string, string>>
}

/** The switch that a kind is turned off by. */
export function settingOf(kind: NoticeKind): NoticeSetting {
  for (const [setting, kinds] of Object.entries(noticeKindsOf))
    if ((kinds as readonly string[]).includes(kind)) return setting as NoticeSetting
  throw new Error(`The kind ${kind} has no switch.`)
}

/**
 * What people do to each other, such as answering. Nobody hears of it across a block, and nobody of
 * somebody who is banned or gone; what becomes of a membership or an event concerns them anyway.
 */
export const personalKinds = [
  'membership_requested',
  'post_replied',
  'article_commented',
  'post_liked',
  'reply_liked',
  'comment_liked',
] as const satisfies readonly NoticeKind[]

/** What stands inside a community: only those hear of it who may look there. */
export const insideKinds = [
  'event_changed',
  'event_cancelled',
  'event_soon',
  'post_replied',
  'post_liked',
  'reply_liked',
] as const satisfies readonly NoticeKind[]

/** What many do, and one hears of once. */
export const likedKinds = [
  'post_liked',
  'reply_liked',
  'comment_liked',
] as const satisfies readonly NoticeKind[]

export type LikedKind = (typeof likedKinds)[number]
