-- How people prove who they are. An identity is (issuer, subject); an address never is.
create table identities (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  provider text not null check (provider in ('google', 'apple', 'spotify')),
  issuer text not null,
  subject text not null,
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (issuer, subject)
);

create index identities_user_id on identities (user_id);

create table password_credentials (
  user_id uuid primary key references user_profiles,
  email text not null,
  password_hash text not null,
  updated_at timestamptz not null default now()
);

create unique index password_credentials_email on password_credentials (lower(email));

-- Tokens are kept as hashes only.
create table sessions (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  token_hash bytea not null unique,
  provider text not null check (provider in ('google', 'apple', 'spotify', 'email')),
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Slides with use, up to the last day that this session may have.
  expires_at timestamptz not null,
  ends_at timestamptz not null
);

create index sessions_user_id on sessions (user_id);

-- A sign-in on its way: made at its start, bound to one browser and one provider.
create table sign_in_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'apple', 'spotify')),
  code_verifier text not null,
  nonce text not null,
  -- Set when a signed-in person adds a provider to their account.
  link_user_id uuid references user_profiles,
  -- What Apple posted to us from its own page.
  form_fields jsonb,
  claimed_at timestamptz,
  completed_at timestamptz,
  session_id uuid references sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sign_in_flows_expires_at on sign_in_flows (expires_at);

create table banned_users (
  user_id uuid primary key references user_profiles,
  reason text,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);

-- What operators did on the command line: who, what, to whom, when and why.
create table operator_actions (
  id uuid primary key,
  operator text not null,
  action text not null,
  user_id uuid references user_profiles,
  details jsonb not null default '{}',
  reason text,
  created_at timestamptz not null default now()
);

-- Where the picture came from, and the provider's address that it is copied from.
alter table user_profiles
  add column avatar_source text check (avatar_source in ('upload', 'google', 'apple', 'spotify')),
  add column avatar_provider_url text;
