import type { SectionId } from './section-list.ts'

/** In the archive under this section; or left out, for this reason. With how long it is kept. */
type Place =
  | { readonly section: SectionId; readonly kept: string }
  | { readonly leftOut: string; readonly kept: string }

const account = 'as long as the account'
const own = 'until you delete it, or the account'
const staffs = 'for good, with only the id once the account is gone'
const team = 'It is a note of the work of our team.'
const counter = 'It only counts changes, so that open pages notice them.'

/**
 * Says for every column that names a person where in the archive its rows are, or why they are not.
 * A test compares the list with the database, and another with docs/privacy.md.
 */
export const archiveMap: Readonly<Record<string, Place>> = {
  'announcements.created_by': { leftOut: team, kept: staffs },
  'article_drafts.author_id': {
    leftOut: 'A draft belongs to the publication.',
    kept: 'until it is published or deleted',
  },
  'article_drafts.saved_by': { leftOut: team, kept: 'until it is published or deleted' },
  'article_drafts.scheduled_by': { leftOut: team, kept: 'until it is published or deleted' },
  'attachments.owner_id': {
    section: 'files',
    kept: 'as long as what it belongs to; a day if it was never sent',
  },
  'ban_appeals.answered_by': { leftOut: team, kept: account },
  'ban_appeals.user_id': { section: 'team', kept: account },
  'banned_sessions.user_id': {
    leftOut: 'It is the hash of a key that no longer opens anything.',
    kept: 'as long as the ban',
  },
  'banned_users.user_id': { section: 'team', kept: 'until the ban is lifted, or the account goes' },
  'calendar_feeds.user_id': {
    section: 'settings',
    kept: 'until you withdraw the address; it is a secret, so the archive only says that it exists',
  },
  'code_factors.user_id': { section: 'waysIn', kept: own },
  'communities.creator_id': { section: 'communities', kept: 'as long as the community' },
  'communities.leader_id': { section: 'communities', kept: 'until the community is handed over' },
  'community_events.creator_id': { section: 'events', kept: own },
  'community_invitations.maker_id': {
    section: 'communities',
    kept: 'as long as the community, or the account; the archive has no address of a link',
  },
  'community_members.user_id': { section: 'communities', kept: 'until you leave' },
  'community_mutes.user_id': { section: 'communities', kept: 'until it is over or lifted' },
  'community_posts.author_id': { section: 'posts', kept: own },
  'community_posts.editor_id': {
    leftOut: 'The post is its author’s, and in their archive.',
    kept: 'as long as the post',
  },
  'community_removals.user_id': { section: 'communities', kept: 'until you are let in again' },
  'community_successors.user_id': {
    leftOut: 'Whom leaders choose is known to them alone.',
    kept: 'until the leader takes it back, or you leave',
  },
  'conversation_participants.user_id': { section: 'messages', kept: 'as long as the conversation' },
  'conversations.creator_id': { section: 'messages', kept: 'as long as the group' },
  'conversations.last_message_sender_id': {
    leftOut: 'It repeats the newest message, which is there.',
    kept: 'until the next message',
  },
  'conversations.user1_id': { section: 'messages', kept: 'as long as one of both accounts' },
  'conversations.user2_id': { section: 'messages', kept: 'as long as one of both accounts' },
  'data_archives.user_id': { leftOut: 'It is the archive itself.', kept: '7 days' },
  'devices.user_id': {
    section: 'devices',
    kept: 'until you sign out there; without the address that a push goes to',
  },
  'email_changes.user_id': { section: 'waysIn', kept: 'until the link expires' },
  'event_rsvps.user_id': { section: 'answers', kept: 'as long as the event' },
  'hidden_memberships.user_id': { section: 'communities', kept: 'until you leave' },
  'identities.user_id': { section: 'waysIn', kept: own },
  'inbox_versions.user_id': { leftOut: counter, kept: account },
  'information_hub_post_likes.user_id': { section: 'likes', kept: own },
  'information_hub_post_replies.author_id': { section: 'comments', kept: own },
  'information_hub_posts.author_id': { section: 'articles', kept: 'as long as the article' },
  'information_hub_reply_likes.user_id': { section: 'likes', kept: own },
  'information_hub_reply_reactions.user_id': { section: 'likes', kept: own },
  'invited_members.user_id': {
    section: 'communities',
    kept: 'as long as the community, or one of both accounts',
  },
  'known_devices.user_id': {
    leftOut: 'It is the hash of a cookie, which only counts guesses of a password apart.',
    kept: '365 days after its last use',
  },
  'last_active_days.user_id': { section: 'profile', kept: account },
  'mail_settings.user_id': { section: 'settings', kept: account },
  'mailed_things.user_id': {
    leftOut:
      'It only says what was mailed, so that it is not mailed twice; the mails are in the archive.',
    kept: '40 days',
  },
  'mails.user_id': { section: 'mails', kept: '30 days; what a mail says only until it is sent' },
  'membership_requests.user_id': { section: 'communities', kept: account },
  'membership_versions.user_id': { leftOut: counter, kept: account },
  'messages.event_people': { section: 'messages', kept: 'as long as the conversation' },
  'messages.sender_id': { section: 'messages', kept: own },
  'messaging_settings.user_id': { section: 'settings', kept: account },
  'notice_actors.user_id': {
    leftOut: 'It is a notification of somebody else; what you did is in the archive.',
    kept: 'as long as the notification',
  },
  'notice_settings.user_id': { section: 'settings', kept: account },
  'notice_versions.user_id': { leftOut: counter, kept: account },
  'noticed.people': { leftOut: 'Nothing is in it but for a moment.', kept: 'for a moment' },
  'notices.actor_id': {
    leftOut: 'It is a notification of somebody else; what you did is in the archive.',
    kept: 'as long as the notification',
  },
  'notices.user_id': { section: 'notices', kept: '90 days once it is read, 365 days otherwise' },
  'operator_actions.staff_id': { leftOut: team, kept: 'for good, with the name at that time' },
  'operator_actions.user_id': {
    leftOut:
      'The log of our team is not shown to anybody outside of it; you are told of decisions.',
    kept: staffs,
  },
  'passkeys.user_id': { section: 'waysIn', kept: own },
  'password_credentials.user_id': {
    section: 'waysIn',
    kept: 'as long as the account; the hash of the password never leaves',
  },
  'password_resets.user_id': {
    leftOut: 'It is the hash of a link that was mailed to you.',
    kept: 'until the link expires',
  },
  'post_likes.user_id': { section: 'likes', kept: own },
  'post_reactions.user_id': { section: 'likes', kept: own },
  'post_replies.author_id': { section: 'replies', kept: own },
  'post_replies.editor_id': {
    leftOut: 'The reply is its author’s, and in their archive.',
    kept: 'as long as the reply',
  },
  'post_votes.user_id': { section: 'likes', kept: own },
  'presences.user_id': {
    section: 'settings',
    kept: 'until you switch it off; when you were last seen is written over each minute',
  },
  'push_settings.user_id': { section: 'settings', kept: account },
  'push_subscriptions.user_id': {
    section: 'devices',
    kept: 'until you sign out there; without the address and the keys of the browser',
  },
  'pushed_messages.user_id': {
    leftOut: 'It only says up to which message your devices were told.',
    kept: 'as long as the conversation',
  },
  'recovery_codes.user_id': { section: 'waysIn', kept: 'until you use or renew them' },
  'removed_content.author_id': {
    leftOut:
      'What our team took away is not in the app either; the notification about it is there.',
    kept: '30 days',
  },
  'removed_content.removed_by': { leftOut: team, kept: '30 days' },
  'reply_likes.user_id': { section: 'likes', kept: own },
  'reply_reactions.user_id': { section: 'likes', kept: own },
  'reply_times.user_id': { section: 'settings', kept: account },
  'report_notes.author_id': { leftOut: team, kept: 'as long as the report' },
  'saved_searches.user_id': { section: 'searches', kept: own },
  'service_listing_searches.user_id': { section: 'searches', kept: '14 days' },
  'service_listings.provider_id': { section: 'listings', kept: own },
  'sessions.user_id': {
    section: 'sessions',
    kept: '30 days after its last use, 180 days at most; without what it is known by',
  },
  'sign_in_flows.link_user_id': {
    leftOut: 'It is a sign-in that is not finished, with its secrets.',
    kept: 'for minutes',
  },
  'unsubscribe_links.user_id': {
    section: 'settings',
    kept: 'as long as the account; the archive says that the link exists, and not where it is',
  },
  'uploads.owner_id': {
    leftOut: 'It is a file that has not arrived as a whole; then it is one of your files.',
    kept: 'a day after its last part',
  },
  'user_blocks.blocked_id': { leftOut: 'Nobody is told who has blocked them.', kept: account },
  'user_blocks.blocker_id': { section: 'blocks', kept: own },
  'user_feedback.user_id': { section: 'team', kept: account },
  'user_profiles.id': { section: 'profile', kept: account },
  'user_reports.assignee_id': { leftOut: team, kept: 'until the report is decided' },
  'user_reports.reported_id': {
    leftOut: 'Reports of others about you protect who wrote them; you are told of decisions.',
    kept: 'for good; what it quotes 30 days after the decision',
  },
  'user_reports.reporter_id': { section: 'reports', kept: account },
  'user_reports.resolved_by': { leftOut: team, kept: staffs },
  'verification_requests.user_id': { section: 'team', kept: account },
}
