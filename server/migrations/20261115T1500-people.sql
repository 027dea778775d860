create table user_blocks (
  blocker_id uuid not null references user_profiles,
  blocked_id uuid not null references user_profiles,
  -- Whole milliseconds, as the places where pages end are written.
  created_at timestamptz(3) not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index user_blocks_order on user_blocks (blocker_id, created_at desc, blocked_id);
create index user_blocks_blocked on user_blocks (blocked_id);

-- One queue for everything that can be reported.
create table user_reports (
  id uuid primary key,
  reporter_id uuid not null references user_profiles,
  -- Who is responsible for what is reported.
  reported_id uuid not null references user_profiles,
  client_id uuid not null,
  subject_type text not null check (subject_type in ('person', 'post', 'reply', 'event', 'comment')),
  -- Of no table: what is reported may go, and the report stays.
  subject_id uuid not null,
  reason text not null,
  -- What it said when it was reported; erased when the report is resolved.
  snapshot jsonb check (jsonb_typeof(snapshot) = 'object'),
  status text not null default 'open' check (status in ('open', 'resolved')),
  resolution text,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  unique (reporter_id, client_id),
  check (reporter_id <> reported_id),
  check ((status = 'resolved') = (resolved_at is not null)),
  check (status = 'open' or snapshot is null)
);

-- Nobody reports the same thing twice as long as it has not been looked at.
create unique index user_reports_once on user_reports (reporter_id, subject_type, subject_id)
  where status = 'open';
create index user_reports_queue on user_reports (id) where status = 'open';
create index user_reports_reported on user_reports (reported_id);

-- What somebody is in and does not want on their profile.
create table hidden_memberships (
  community_id uuid not null,
  user_id uuid not null references user_profiles,
  created_at timestamptz not null default now(),
  primary key (user_id, community_id),
  foreign key (community_id, user_id) references community_members (community_id, user_id)
    on delete cascade
);

create index hidden_memberships_member on hidden_memberships (community_id, user_id);

-- A part of a name, whatever its case.
create index user_profiles_full_name on user_profiles using gin (full_name gin_trgm_ops);
create index user_profiles_display_name on user_profiles using gin (display_name gin_trgm_ops);
