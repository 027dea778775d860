import type { SectionId } from './section-list.ts'

/**
 * The rows are in the archive under this section, or left out for this reason. The retention says
 * how long they are kept.
 */
type ArchiveEntry =
  | { readonly section: SectionId; readonly retention: string }
  | { readonly leftOut: string; readonly retention: string }

const account = 'as long as the account'
const own = 'until you delete it, or the account'
const staffs = 'for good, with only the id once the account is gone'
const team = 'It is a note of the work of our team.'
const counter = 'It only counts changes, so that open pages notice them.'

/**
 * Says for every column that names a person where in the archive its rows are, or why they are not.
 * A test compares the list with the database, and another with docs/privacy.md.
 */
export const archiveMap: Readonly<Record<string, ArchiveEntry>> = {
  'announcements.created_by': { leftOut: team, retention: staffs },
  'article_drafts.author_id': {
    leftOut: 'A draft belongs to the publication.',
    retention: 'until it is published or deleted',
  },
  'article_drafts.saved_by': { leftOut: team, retention: 'until it is published or deleted' },
  'article_drafts.scheduled_by': { leftOut: team, retention: 'until it is published or deleted' },
  'attachments.owner_id': {
    section: 'files',
    retention: 'as long as what it belongs to; a day if it was never sent',
  },
  'ban_appeals.answered_by': { leftOut: team, retention: account },
  'ban_appeals.user_id': { section: 'team', retention: account },
  'banned_sessions.user_id': {
    leftOut: 'It is the hash of a key that no longer opens anything.',
    retention: 'as long as the ban',
  },
  'banned_users.user_id': {
    section: 'team',
    retention: 'until the ban is lifted, or the account goes',
  },
  'calendar_feeds.user_id': {
    section: 'settings',
    retention:
      'until you withdraw the address; it is a secret, so the archive only says that it exists',
  },
  'code_factors.user_id': { section: 'waysIn', retention: own },
  'communities.creator_id': { section: 'communities', retention: 'as long as the community' },
  'communities.leader_id': {
    section: 'communities',
    retention: 'until the community is handed over',
  },
  'community_events.creator_id': { section: 'events', retention: own },
  'community_invitations.maker_id': {
    section: 'communities',
    retention: 'as long as the community, or the account; the archive has no address of a link',
  },
  'community_members.user_id': { section: 'communities', retention: 'until you leave' },
  'community_mutes.user_id': { section: 'communities', retention: 'until it is over or lifted' },
  'community_posts.author_id': { section: 'posts', retention: own },
  'community_posts.editor_id': {
    leftOut: 'The post is its author’s, and in their archive.',
    retention: 'as long as the post',
  },
  'community_removals.user_id': { section: 'communities', retention: 'until you are let in again' },
  'community_successors.user_id': {
    leftOut: 'Whom leaders choose is known to them alone.',
    retention: 'until the leader takes it back, or you leave',
  },
  'conversation_participants.user_id': {
    section: 'messages',
    retention: 'as long as the conversation',
  },
  'conversations.creator_id': { section: 'messages', retention: 'as long as the group' },
  'conversations.last_message_sender_id': {
    leftOut: 'It repeats the newest message, which is there.',
    retention: 'until the next message',
  },
  'conversations.user1_id': { section: 'messages', retention: 'as long as one of both accounts' },
  'conversations.user2_id': { section: 'messages', retention: 'as long as one of both accounts' },
  'data_archives.user_id': { leftOut: 'It is the archive itself.', retention: '7 days' },
  'devices.user_id': {
    section: 'devices',
    retention: 'until you sign out there; without the address that a push goes to',
  },
  'email_changes.user_id': { section: 'waysIn', retention: 'until the link expires' },
  'event_rsvps.user_id': { section: 'answers', retention: 'as long as the event' },
  'hidden_memberships.user_id': { section: 'communities', retention: 'until you leave' },
  'identities.user_id': { section: 'waysIn', retention: own },
  'inbox_versions.user_id': { leftOut: counter, retention: account },
  'information_hub_post_likes.user_id': { section: 'likes', retention: own },
  'information_hub_post_replies.author_id': { section: 'comments', retention: own },
  'information_hub_posts.author_id': { section: 'articles', retention: 'as long as the article' },
  'information_hub_reply_likes.user_id': { section: 'likes', retention: own },
  'information_hub_reply_reactions.user_id': { section: 'likes', retention: own },
  'invited_members.user_id': {
    section: 'communities',
    retention: 'as long as the community, or one of both accounts',
  },
  'known_devices.user_id': {
    leftOut: 'It is the hash of a cookie, which only counts guesses of a password apart.',
    retention: '365 days after its last use',
  },
  'last_active_days.user_id': { section: 'profile', retention: account },
  'mail_settings.user_id': { section: 'settings', retention: account },
  'mailed_things.user_id': {
    leftOut:
      'It only says what was mailed, so that it is not mailed twice; the mails are in the archive.',
    retention: '40 days',
  },
  'mails.user_id': {
    section: 'mails',
    retention: '30 days; what a mail says only until it is sent',
  },
  'membership_requests.user_id': { section: 'communities', retention: account },
  'membership_versions.user_id': { leftOut: counter, retention: account },
  'messages.event_people': { section: 'messages', retention: 'as long as the conversation' },
  'messages.sender_id': { section: 'messages', retention: own },
  'messaging_settings.user_id': { section: 'settings', retention: account },
  'notice_actors.user_id': {
    leftOut: 'It is a notification of somebody else; what you did is in the archive.',
    retention: 'as long as the notification',
  },
  'notice_settings.user_id': { section: 'settings', retention: account },
  'notice_versions.user_id': { leftOut: counter, retention: account },
  'noticed.people': { leftOut: 'Nothing is in it but for a moment.', retention: 'for a moment' },
  'notices.actor_id': {
    leftOut: 'It is a notification of somebody else; what you did is in the archive.',
    retention: 'as long as the notification',
  },
  'notices.user_id': {
    section: 'notices',
    retention: '90 days once it is read, 365 days otherwise',
  },
  'operator_actions.staff_id': { leftOut: team, retention: 'for good, with the name at that time' },
  'operator_actions.user_id': {
    leftOut:
      'The log of our team is not shown to anybody outside of it; you are told of decisions.',
    retention: staffs,
  },
  'passkeys.user_id': { section: 'waysIn', retention: own },
  'password_credentials.user_id': {
    section: 'waysIn',
    retention: 'as long as the account; the hash of the password never leaves',
  },
  'password_resets.user_id': {
    leftOut: 'It is the hash of a link that was mailed to you.',
    retention: 'until the link expires',
  },
  'post_likes.user_id': { section: 'likes', retention: own },
  'post_reactions.user_id': { section: 'likes', retention: own },
  'post_replies.author_id': { section: 'replies', retention: own },
  'post_replies.editor_id': {
    leftOut: 'The reply is its author’s, and in their archive.',
    retention: 'as long as the reply',
  },
  'post_votes.user_id': { section: 'likes', retention: own },
  'presences.user_id': {
    section: 'settings',
    retention: 'until you switch it off; when you were last seen is written over each minute',
  },
  'push_settings.user_id': { section: 'settings', retention: account },
  'push_subscriptions.user_id': {
    section: 'devices',
    retention: 'until you sign out there; without the address and the keys of the browser',
  },
  'pushed_messages.user_id': {
    leftOut: 'It only says up to which message your devices were told.',
    retention: 'as long as the conversation',
  },
  'recovery_codes.user_id': { section: 'waysIn', retention: 'until you use or renew them' },
  'removed_content.author_id': {
    leftOut:
      'What our team took away is not in the app either; the notification about it is there.',
    retention: '30 days',
  },
  'removed_content.removed_by': { leftOut: team, retention: '30 days' },
  'reply_likes.user_id': { section: 'likes', retention: own },
  'reply_reactions.user_id': { section: 'likes', retention: own },
  'reply_times.user_id': { section: 'settings', retention: account },
  'report_notes.author_id': { leftOut: team, retention: 'as long as the report' },
  'saved_searches.user_id': { section: 'searches', retention: own },
  'service_listing_searches.user_id': { section: 'searches', retention: '14 days' },
  'service_listings.provider_id': { section: 'listings', retention: own },
  'sessions.user_id': {
    section: 'sessions',
    retention: '30 days after its last use, 180 days at most; without what it is known by',
  },
  'sign_in_flows.link_user_id': {
    leftOut: 'It is a sign-in that is not finished, with its secrets.',
    retention: 'for minutes',
  },
  'unsubscribe_links.user_id': {
    section: 'settings',
    retention: 'as long as the account; the archive says that the link exists, and not where it is',
  },
  'uploads.owner_id': {
    leftOut: 'It is a file that has not arrived as a whole; then it is one of your files.',
    retention: 'a day after its last part',
  },
  'user_blocks.blocked_id': { leftOut: 'Nobody is told who has blocked them.', retention: account },
  'user_blocks.blocker_id': { section: 'blocks', retention: own },
  'user_feedback.user_id': { section: 'team', retention: account },
  'user_profiles.id': { section: 'profile', retention: account },
  'user_reports.assignee_id': { leftOut: team, retention: 'until the report is decided' },
  'user_reports.reported_id': {
    leftOut: 'Reports of others about you protect who wrote them; you are told of decisions.',
    retention: 'for good; what it quotes 30 days after the decision',
  },
  'user_reports.reporter_id': { section: 'reports', retention: account },
  'user_reports.resolved_by': { leftOut: team, retention: staffs },
  'verification_requests.user_id': { section: 'team', retention: account },
}
