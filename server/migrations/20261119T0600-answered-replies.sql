-- The reply to the same post, or the comment on the same article, that a reply or comment answers.
-- No foreign key, so that the answer still says that it was one once the other is deleted, and finds
-- it again if staff bring it back. Rows of another post or article are never read.
alter table post_replies
  add column answers_id uuid,
  add check (answers_id <> id);
alter table information_hub_post_replies
  add column answers_id uuid,
  add check (answers_id <> id);

-- True of every notice that is there, so that nothing has to be read for it.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in (
    'membership_requested', 'membership_approved', 'membership_rejected', 'membership_removed',
    'moderator_named', 'moderator_ended', 'muted', 'unmuted', 'succession_near',
    'leadership_passed', 'leadership_received', 'community_deleted', 'community_closed',
    'community_reopened', 'event_changed', 'event_cancelled', 'event_soon', 'post_replied',
    'reply_answered', 'article_commented', 'comment_answered', 'post_mentioned',
    'comment_mentioned', 'post_liked', 'reply_liked', 'comment_liked', 'verification_decided',
    'report_decided', 'warned', 'content_removed', 'content_restored', 'search_found',
    'archive_ready')) not valid;
