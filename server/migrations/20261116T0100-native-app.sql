-- The native app sends its token itself; a browser has it in a cookie. Neither is taken for the other.
alter table sessions add column bearer boolean not null default false;

-- Of a sign-in that the native app began: what its verifier hashes to.
alter table sign_in_flows add column challenge text;

-- Who a provider said somebody is, until the app that asked comes for it. A code works once.
create table handovers (
  code_hash bytea primary key,
  challenge text not null,
  provider text not null check (provider in ('google', 'apple', 'spotify')),
  person jsonb not null,
  expires_at timestamptz not null
);

create index handovers_expires on handovers (expires_at);

-- By which the native app opens its line: once, and within half a minute.
create table socket_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null
);

create index socket_tickets_session on socket_tickets (session_id);

-- Where the native app is reached by push. A device belongs to the person who is signed in now, and
-- goes with that session. `onesignal_player_id` of a profile is the one bound last.
create table devices (
  player_id text primary key,
  -- Another one as soon as it is another session's: what waits for the one before then finds nobody.
  id uuid not null unique,
  session_id uuid not null unique references sessions on delete cascade,
  user_id uuid not null references user_profiles,
  bound_at timestamptz not null
);

create index devices_user on devices (user_id, bound_at desc);
