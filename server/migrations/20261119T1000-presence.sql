-- Only people who show when they are online have a row. Until `valid_until` they count as online:
-- the nodes on which they look at a page push it back, and if a node dies it runs out by itself.
-- Without `seen_at` the person has stopped showing it. That row stays for a minute, so that the
-- pages that follow it learn of a newer version.
create table presences (
  user_id uuid primary key references user_profiles,
  -- Rises with each time that the person comes online, begins or stops to show it.
  version bigint not null,
  seen_at timestamptz,
  valid_until timestamptz not null
) with (fillfactor = 70);
create index presences_stopped on presences (user_id) where seen_at is null;
