/**
 * For every column that refers to a person: what becomes of it when they delete their account, and
 * why. A test compares this list with the foreign keys of the database, so that no table is
 * forgotten.
 */
export const erasureMap = {
  'identities.user_id': ['deleted', 'Nobody may come back through it.'],
  'password_credentials.user_id': ['deleted', 'Nobody may come back through it.'],
  'password_resets.user_id': ['deleted', 'Nobody may come back through it.'],
  'email_changes.user_id': ['deleted', 'It holds an address, and changes what is gone.'],
  'sessions.user_id': ['deleted', 'All browsers are signed out.'],
  'sign_in_flows.link_user_id': ['deleted', 'A provider was being added to what is gone.'],
  'verification_requests.user_id': ['deleted', 'Credentials are personal, decided or not.'],
  'user_feedback.user_id': ['deleted', 'Questions and answers are between two, and one is gone.'],
  'attachments.owner_id': ['deleted', 'Files are gone with whoever brought them.'],
  'banned_users.user_id': ['deleted', 'Without an account there is nothing to ban.'],
  'operator_actions.user_id': ['kept', 'What operators did stays on record, by the id alone.'],
  'communities.creator_id': ['kept', 'A community outlives whoever made it, by the id alone.'],
  'community_members.user_id': ['deleted', 'What they led passes on, or goes with them.'],
  'membership_requests.user_id': ['deleted', 'Its note is personal, decided or not.'],
  'membership_versions.user_id': ['deleted', 'Nobody follows it any more.'],
  'community_events.creator_id': ['kept', 'Only what others come to stays; the rest is deleted.'],
  'event_rsvps.user_id': ['deleted', 'They do not come.'],
  'community_posts.author_id': ['kept', 'Only what others answered stays, without its words.'],
  'post_likes.user_id': ['deleted', 'They like nothing any more; the counts follow.'],
  'post_replies.author_id': ['deleted', 'What they wrote is theirs, and nothing hangs on it.'],
  'reply_likes.user_id': ['deleted', 'They like nothing any more; the counts follow.'],
  'user_blocks.blocker_id': ['deleted', 'They keep nobody away any more.'],
  'user_blocks.blocked_id': ['deleted', 'There is nobody left to keep away.'],
  'user_reports.reporter_id': ['deleted', 'What they said of others is theirs.'],
  'user_reports.reported_id': ['kept', 'What an open one quotes goes when it is resolved.'],
  'hidden_memberships.user_id': ['deleted', 'It goes with the membership.'],
  'information_hub_posts.author_id': ['kept', 'Articles are the publication’s, by the id alone.'],
  'information_hub_post_likes.user_id': ['deleted', 'They like nothing any more.'],
  'information_hub_post_replies.author_id': ['deleted', 'What they wrote is theirs.'],
  'information_hub_reply_likes.user_id': ['deleted', 'They like nothing any more.'],
  'notices.user_id': ['deleted', 'Nobody reads them any more.'],
  'notices.actor_id': ['kept', 'Others have heard of what was done, by the id alone.'],
} as const satisfies Record<string, readonly [becomes: 'deleted' | 'kept', why: string]>
