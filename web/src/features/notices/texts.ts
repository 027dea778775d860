import type { NoticeKind } from '@patchbay/contract/notices'

export const noticeTexts = {
  page: 'Notifications',
  today: 'Today',
  earlier: 'Earlier',
  readAll: 'Mark all as read',
  readingAll: 'Marking...',
  readAllFailed: 'The notifications could not be marked as read. Try again.',
  unread: ', unread',
  news: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  loading: 'Loading notifications...',
  notLoaded: 'Your notifications could not be loaded.',
  more: 'Show more',
  loadingMore: 'Loading...',
  moreFailed: 'More notifications could not be loaded. Try again.',
  empty: 'Nothing to hear of yet',
  emptyHint: 'Replies, requests and changes to your events appear here.',
  and: ' and ',
  andOthers: (count: number) => (count === 1 ? ' and 1 other' : ` and ${count} others`),
  andMore: (count: number) => ` and at least ${count} others`,
  online: 'Online',
  status: { approved: 'Approved', rejected: 'Rejected' },
} as const

/** Names stand in braces; they are set in semibold. */
export const sentences = {
  membership_requested: '{who} asks to join {community}',
  membership_approved: 'You are now a member of {community}',
  membership_rejected: 'Your request to join {community} was rejected',
  membership_removed: 'You are no longer a member of {community}',
  leadership_received: 'You are now the leader of {community}',
  community_deleted: '{community} was deleted',
  post_replied: '{who} replied to {post}',
  article_commented: '{who} commented on {article}',
  post_liked: '{who} liked your post in {community}',
  reply_liked: '{who} liked your reply in {community}',
  comment_liked: '{who} liked your comment on {article}',
  // Of what has changed, time or place, only what it is now is known.
  event_changed: '{event} is now at {clock} on {date}',
  event_cancelled: '{event} on {date} was cancelled',
  event_soon: 'Reminder: {event} begins at {clock} on {date}',
  verification_decided: 'Your account is verified',
} as const satisfies Record<NoticeKind, string>

export const otherSentences = {
  untitledReplied: '{who} replied to your post in {community}',
  soonest: 'Reminder: {event} begins at {clock}',
  notVerified: 'Your verification request was rejected',
} as const
