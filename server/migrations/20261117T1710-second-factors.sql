-- Encrypts the secrets of authenticator apps. Apart from `file_key`, which operators change.
alter table instance add column second_factor_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

-- An authenticator app that shows codes (RFC 6238).
create table code_factors (
  user_id uuid primary key references user_profiles,
  -- Encrypted with a key that is made for this person.
  secret bytea not null,
  -- The time step of the last accepted code: no code counts twice.
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- A secret that was shown, and whose first code has not come yet.
create table code_setups (
  session_id uuid primary key references sessions on delete cascade,
  secret bytea not null,
  expires_at timestamptz not null
);

-- Each works once, and is deleted by it.
create table recovery_codes (
  user_id uuid not null references user_profiles,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

-- What a passkey has to sign; used once.
create table passkey_challenges (
  session_id uuid not null references sessions on delete cascade,
  purpose text not null check (purpose in ('add', 'give')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_id, purpose)
);

-- The first factor was right, and the second one has not come yet: nobody is signed in by it.
alter table sessions add column needs_second_factor boolean not null default false;
