import type { NoticeKind } from '@patchbay/contract/notices/notices'

/** The texts for people who do not want names and content on a locked screen. */
export const plainTexts = {
  membership_requested: 'Somebody asks to join your community',
  membership_approved: 'Your request to join a community was approved',
  membership_rejected: 'Your request to join a community was rejected',
  membership_removed: 'You are no longer a member of a community',
  moderator_named: 'You are now a moderator of a community',
  moderator_ended: 'You are no longer a moderator of a community',
  muted: 'You can read a community, but not write there for now',
  unmuted: 'You can write in a community again',
  succession_near: 'Somebody else will lead your community, unless you come back',
  leadership_passed: 'You no longer lead a community',
  leadership_received: 'You are now the leader of a community',
  community_deleted: 'A community that you were in was deleted',
  community_closed: 'A community that you are in is closed',
  community_reopened: 'A community that you are in is open again',
  post_replied: 'Somebody replied to your post',
  reply_answered: 'Somebody answered you',
  article_commented: 'Somebody commented on your article',
  comment_answered: 'Somebody answered your comment',
  post_mentioned: 'Somebody mentioned you',
  comment_mentioned: 'Somebody mentioned you in a comment',
  post_liked: 'Somebody liked your post',
  reply_liked: 'Somebody liked your reply',
  comment_liked: 'Somebody liked your comment',
  event_changed: 'An event has changed',
  event_cancelled: 'An event was cancelled',
  event_soon: 'Reminder: an event begins soon',
  verification_decided: 'Your verification request was decided',
  search_found: 'Something new fits a search of yours',
  report_decided: 'We looked at your report',
  // A person who sees the screen must not learn that somebody was warned.
  warned: 'There is a message from our team for you',
  content_removed: 'There is a message from our team for you',
  content_restored: 'There is a message from our team for you',
  archive_ready: 'Your data is ready to download',
} as const satisfies Record<NoticeKind, string>

export const texts = { online: 'Online' }
