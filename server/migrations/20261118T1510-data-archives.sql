-- The archive of everything of a person's own, one at a time.
create table data_archives (
  id uuid primary key,
  user_id uuid not null unique references user_profiles,
  state text not null check (state in ('being_made', 'ready', 'failed')),
  requested_at timestamptz(3) not null,
  expires_at timestamptz(3),
  -- The name in the storage, which no address contains.
  file text,
  bytes bigint,
  check ((state = 'ready') = (file is not null)),
  check ((file is null) = (expires_at is null) and (file is null) = (bytes is null))
);

-- True of every notice that is there, so that nothing has to be read for it.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in (
    'membership_requested', 'membership_approved', 'membership_rejected', 'membership_removed',
    'leadership_received', 'community_deleted', 'community_closed', 'community_reopened',
    'event_changed', 'event_cancelled', 'event_soon', 'post_replied', 'article_commented',
    'post_liked', 'reply_liked', 'comment_liked', 'verification_decided', 'report_decided',
    'warned', 'content_removed', 'content_restored', 'search_found', 'archive_ready')) not valid;
