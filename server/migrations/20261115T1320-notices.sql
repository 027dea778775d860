-- What each person should hear of. Written in the transaction of what happened.
create table notices (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  kind text not null check (kind in (
    'membership_requested', 'membership_approved', 'membership_rejected', 'membership_removed',
    'leadership_received', 'community_deleted', 'event_changed', 'event_cancelled')),
  -- Who did it, by the id alone.
  actor_id uuid references user_profiles,
  community_id uuid references communities on delete cascade,
  request_id uuid references membership_requests on delete cascade,
  event_id uuid references community_events on delete cascade,
  -- What is needed to say it once the thing itself is gone, such as a title. Never a person's name.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);

create index notices_user on notices (user_id, id desc);
create index notices_actor on notices (actor_id) where actor_id is not null;
create index notices_community on notices (community_id) where community_id is not null;
create index notices_request on notices (request_id) where request_id is not null;
create index notices_event on notices (event_id) where event_id is not null;
-- An event that changes three times before anybody looks is one piece of news.
create unique index notices_event_changed on notices (user_id, event_id)
  where kind = 'event_changed' and read_at is null;
