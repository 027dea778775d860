import type { NoticeKind } from '@patchbay/contract/notices'

/** What a push says where one does not want names and words on a locked screen. */
export const plainTexts: Readonly<Record<NoticeKind, string>> = {
  membership_requested: 'Somebody wants to join your community.',
  membership_approved: 'Your request to join a community was approved.',
  membership_rejected: 'Your request to join a community was declined.',
  membership_removed: 'You are no longer a member of a community.',
  leadership_received: 'You now lead a community.',
  community_deleted: 'A community that you were in was deleted.',
  event_changed: 'An event that you are going to has changed.',
  event_cancelled: 'An event that you were going to was cancelled.',
  event_soon: 'An event that you are going to begins soon.',
  post_replied: 'There is a new reply to your post.',
  article_commented: 'There is a new comment on your article.',
  post_liked: 'Somebody likes your post.',
  reply_liked: 'Somebody likes your reply.',
  comment_liked: 'Somebody likes your comment.',
  verification_decided: 'Your verification was decided.',
}

export const texts = {
  newMessage: 'You have a new message.',
  files: 'Sent a file',
  somebody: 'Somebody',
  inGroup: (name: string, group: string) => `${name} in ${group}`,
  unnamedGroup: 'a group',
  andOthers: (name: string, others: number) => (others === 0 ? name : `${name} and ${others} more`),
  said: (name: string, words: string) => `${name}: ${words}`,
  beginsAt: (title: string, date: string, clock: string) => `${title}, ${date}, ${clock}`,
}
