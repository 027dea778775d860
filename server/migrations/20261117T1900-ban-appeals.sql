-- Names one ban: changed while it lasts, it stays the same; banned again later, it is another.
alter table banned_users add column id uuid not null default gen_random_uuid();

-- Signs what lets a banned person appeal, and nothing else.
alter table instance add column appeal_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

-- What a banned person wrote about the ban, and the answer. A ban that has ended leaves them here.
create table ban_appeals (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  ban_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('lifted', 'declined')),
  -- The words to the person; none if the ban was lifted without them.
  answer text,
  answered_by uuid references user_profiles,
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  check (outcome is not null or (answer is null and answered_by is null))
);

-- One at a time.
create unique index ban_appeals_open on ban_appeals (ban_id) where outcome is null;
create index ban_appeals_ban_id on ban_appeals (ban_id);
create index ban_appeals_user_id on ban_appeals (user_id);
create index ban_appeals_open_by_time on ban_appeals (created_at, id) where outcome is null;
create index ban_appeals_answered on ban_appeals (answered_at desc, id desc)
  where outcome is not null;
