-- What a person looks for again and again, and wants to hear of.
create table saved_searches (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  -- The browser's: saving again saves once.
  client_id uuid not null,
  kind text not null check (kind in ('people', 'listings', 'events')),
  name text not null check (length(name) between 1 and 60),
  facets jsonb not null check (jsonb_typeof(facets) = 'object'),
  created_at timestamptz(3) not null,
  -- Until when it is known what was new.
  looked_at timestamptz(3) not null,
  unique (user_id, client_id)
);

create index saved_searches_looked on saved_searches (looked_at, id);

-- New events, to see whether they fit a saved search.
create index community_events_created on community_events (created_at);

-- True of every notice that is there, so that nothing has to be read for it.
alter table notices
  drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in (
    'membership_requested', 'membership_approved', 'membership_rejected', 'membership_removed',
    'leadership_received', 'community_deleted', 'community_closed', 'community_reopened',
    'event_changed', 'event_cancelled', 'event_soon', 'post_replied', 'article_commented',
    'post_liked', 'reply_liked', 'comment_liked', 'verification_decided', 'report_decided',
    'warned', 'content_removed', 'content_restored', 'search_found')) not valid;
