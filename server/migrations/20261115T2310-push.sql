-- By which push services know this installation. One pair for its whole life: what browsers have
-- subscribed to is bound to it. The private key never leaves the server.
create table push_keys (
  one boolean primary key default true check (one),
  -- As browsers take it: the point, uncompressed, in base64url.
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- Where a signed-in browser wants to be reached while no page is open. It ends with its session.
create table push_subscriptions (
  id uuid primary key,
  session_id uuid not null unique references sessions on delete cascade,
  user_id uuid not null references user_profiles,
  -- A browser has one at a time, no matter who is signed in there.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);

create index push_subscriptions_user on push_subscriptions (user_id);

-- A person without a row gets pushes about messages, without their text.
create table push_settings (
  user_id uuid primary key references user_profiles,
  messages boolean not null default true,
  previews boolean not null default false,
  updated_at timestamptz not null default now()
);

-- Up to where somebody's browsers were told of a conversation, so that nothing is told twice.
create table pushed_messages (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references user_profiles,
  seq bigint not null,
  primary key (conversation_id, user_id)
);

-- Which wait to be pushed, by the statement that wrote them; nobody tells of one twice in a moment.
create table notices_to_push (
  notice_id uuid primary key references notices on delete cascade,
  batch uuid not null
);

create index notices_to_push_batch on notices_to_push (batch);

-- Since when a job waits that tells of what was said. It is set and taken away under the lock under
-- which things are said, so that none is missed between two jobs.
alter table conversations add column push_waits_since timestamptz;

create index pushed_messages_user on pushed_messages (user_id);
