import type { NoticeKind } from '@patchbay/contract/notices'

/** What a push says where one does not want names and words on a locked screen. */
export const plainTexts = {
  membership_requested: 'Somebody asks to join your community',
  membership_approved: 'Your request to join a community was approved',
  membership_rejected: 'Your request to join a community was rejected',
  membership_removed: 'You are no longer a member of a community',
  leadership_received: 'You are now the leader of a community',
  community_deleted: 'A community that you were in was deleted',
  post_replied: 'Somebody replied to your post',
  article_commented: 'Somebody commented on your article',
  post_liked: 'Somebody liked your post',
  reply_liked: 'Somebody liked your reply',
  comment_liked: 'Somebody liked your comment',
  event_changed: 'An event has changed',
  event_cancelled: 'An event was cancelled',
  event_soon: 'Reminder: an event begins soon',
  verification_decided: 'Your verification request was decided',
} as const satisfies Record<NoticeKind, string>

/** What it says otherwise: the sentences of the page of notifications. Names stand in braces. */
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

export const texts = {
  newMessage: 'You have a new message',
  files: 'Sent a file',
  online: 'Online',
  /** Who has deleted their account has no name. */
  somebody: 'Somebody',
  inGroup: (name: string, group: string) => `${name} in ${group}`,
  unnamedGroup: 'a group',
  andOthers: (name: string, others: number) =>
    others === 1 ? `${name} and 1 other` : `${name} and ${others} others`,
}
