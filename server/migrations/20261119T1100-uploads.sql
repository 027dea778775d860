-- Files that arrive in parts. What has arrived is in the store below `uploads/{owner}/{id}/`.
create table uploads (
  owner_id uuid not null references user_profiles,
  -- Chosen by the sender, so that beginning twice is beginning once.
  upload_id uuid not null,
  -- Of the folder with its parts.
  id uuid not null unique,
  context_type text not null check (context_type in ('conversation', 'community', 'profile')),
  context_id uuid not null,
  name text not null,
  size integer not null check (size > 0),
  arrived integer not null default 0 check (arrived between 0 and size),
  -- The names of the stored parts in their order. A part that lost a race has a name of its own,
  -- so it cannot overwrite one of these.
  parts uuid[] not null default '{}',
  -- Until when one request puts the parts together, and no other does.
  joining_until timestamptz,
  finished_at timestamptz,
  -- What it has become.
  attachment_id uuid,
  changed_at timestamptz not null,
  primary key (owner_id, upload_id)
);

create index uploads_changed on uploads (changed_at);
