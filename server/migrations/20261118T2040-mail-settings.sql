-- What a person wants to hear by mail. Without a row: no digest, because nobody has asked for it, and
-- the mails about single things.
create table mail_settings (
  user_id uuid primary key references user_profiles,
  -- Null until the person has chosen.
  digest text check (digest in ('daily', 'weekly', 'never')),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  hour smallint not null default 8 check (hour between 0 and 23),
  -- Null: the one that the browsers of the person say.
  time_zone text check (char_length(time_zone) <= 64),
  -- What they said last: sessions end, and their zone with them.
  known_zone text check (char_length(known_zone) <= 64),
  switched_off text[] not null default '{}',
  digest_due_at timestamptz(3),
  -- Until when the person was told, or wanted to be told nothing.
  covered_until timestamptz(3),
  updated_at timestamptz(3) not null,
  check (coalesce(digest in ('daily', 'weekly'), false) = (digest_due_at is not null)),
  check (digest_due_at is null or covered_until is not null)
);

-- Who is due is found without looking at anybody else.
create index mail_settings_due on mail_settings (digest_due_at, user_id)
  where digest_due_at is not null;

-- The link that ends one kind of mails for one person. It is stored as it is, because every mail of
-- the kind has it again, and it opens nothing.
create table unsubscribe_links (
  user_id uuid not null references user_profiles,
  kind text not null check (kind in ('digest', 'contacts', 'eventChanges', 'joinRequests')),
  token text not null unique check (char_length(token) = 43),
  primary key (user_id, kind)
);

-- What a person was mailed of, so that a repeated job does not mail it again.
create table mailed_things (
  user_id uuid not null references user_profiles,
  kind text not null check (kind in ('contacts', 'eventChanges', 'joinRequests')),
  thing_id uuid not null,
  mailed_at timestamptz(3) not null,
  primary key (user_id, kind, thing_id)
);

create index mailed_things_mailed on mailed_things (mailed_at);

-- An address that was refused for good gets no such mail.
create index mails_refused on mails (lower(to_address)) where refused_at is not null;
