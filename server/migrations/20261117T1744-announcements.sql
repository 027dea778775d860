create table announcements (
  id uuid primary key,
  text text not null,
  link text,
  ends_at timestamptz(3) not null,
  -- Set when it was ended early, or when another took its place.
  ended_at timestamptz(3),
  created_by uuid not null references user_profiles,
  created_at timestamptz(3) not null,
  by_mail boolean not null,
  -- The last person whose mail was written; the job goes on after them.
  mailed_to uuid,
  mailed integer not null default 0,
  mailed_at timestamptz(3)
);

-- One at a time.
create unique index announcements_running on announcements ((true)) where ended_at is null;
