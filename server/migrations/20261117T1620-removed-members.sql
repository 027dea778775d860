-- Whom a leader has removed: they ask before they come back, also where everybody else may join.
create table community_removals (
  community_id uuid not null references communities on delete cascade,
  user_id uuid not null references user_profiles,
  removed_at timestamptz not null,
  primary key (community_id, user_id)
);

create index community_removals_user on community_removals (user_id);
