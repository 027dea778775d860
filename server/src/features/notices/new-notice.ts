import { noticeKindsOf, type NoticeKind, type NoticeSetting } from '@patchbay/contract/notices'

export interface NewNotice {
  readonly kind: NoticeKind
  /** Who did it, if anybody did. Nobody hears of what they did themselves. */
  readonly actorId?: string
  readonly communityId?: string | undefined
  readonly requestId?: string
  readonly eventId?: string
  readonly postId?: string | undefined
  readonly replyId?: string | undefined
  readonly articleId?: string | undefined
  readonly commentId?: string | undefined
  readonly verificationId?: string
  readonly reminder?: { readonly remind: Reminder; readonly startsAt: Date }
  /** What is needed once the thing itself is gone; never a person's name. */
  readonly data?: Readonly<Record<string, string>>
}

export type Reminder = 'day' | 'hour'

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

/** What many do, and one hears of once. */
export const likedKinds = [
  'post_liked',
  'reply_liked',
  'comment_liked',
] as const satisfies readonly NoticeKind[]

export type LikedKind = (typeof likedKinds)[number]

/** What makes one piece of news of several, as long as nobody has read it. */
export function groupOf(notice: NewNotice): string | undefined {
  if (notice.kind === 'event_changed') return notice.eventId
  if (notice.kind === 'post_liked') return notice.postId
  if (notice.kind === 'reply_liked') return notice.replyId
  return notice.kind === 'comment_liked' ? notice.commentId : undefined
}
