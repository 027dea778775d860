-- A link to set a new password. One a person: a newer one replaces it, and using it removes it.
create table password_resets (
  user_id uuid primary key references user_profiles,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index password_resets_expires_at on password_resets (expires_at);

-- An address on its way. One a person: a newer one replaces it.
create table email_changes (
  user_id uuid primary key references user_profiles,
  new_email text not null,
  -- One link to each address; a hash is gone once its address has confirmed.
  current_token_hash bytea unique,
  new_token_hash bytea unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index email_changes_expires_at on email_changes (expires_at);
