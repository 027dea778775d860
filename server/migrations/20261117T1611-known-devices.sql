-- Browsers in which a password was right before: what strangers guess does not lock these out.
-- One browser can be known to several people. Tokens are kept as hashes only.
create table known_devices (
  user_id uuid not null references user_profiles,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (user_id, token_hash)
);
