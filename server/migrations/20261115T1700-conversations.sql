create table conversations (
  id uuid primary key,
  is_group boolean not null default false,
  -- The two of a one-to-one conversation, the smaller id first; nobody in a group.
  user1_id uuid references user_profiles,
  user2_id uuid references user_profiles,
  -- Of a group: a one-to-one conversation is called after the other person.
  name text,
  avatar_url text,
  -- What the list shows of the newest message; none before the first.
  last_message text,
  last_message_at timestamptz(3),
  last_message_sender_id uuid references user_profiles,
  -- The number of the newest message: the next message takes the next number, without gaps.
  seq bigint not null default 0 check (seq >= 0),
  -- How much has happened in it, messages and all else; what it touched carries the number.
  change bigint not null default 0 check (change >= seq),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (user1_id, user2_id),
  check (user1_id < user2_id),
  check (num_nonnulls(user1_id, user2_id) = case when is_group then 0 else 2 end),
  check (is_group or num_nonnulls(name, avatar_url) = 0)
);

create index conversations_user2 on conversations (user2_id);

-- Who is in it. A person who leaves keeps the row, so that their messages still have a sender.
create table conversation_participants (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references user_profiles,
  role text not null default 'member' check (role in ('admin', 'member')),
  is_muted boolean not null default false,
  -- The read mark: what is said up to here has been read.
  last_read_seq bigint not null default 0 check (last_read_seq >= 0),
  last_read_at timestamptz(3),
  -- Of the conversation, when the row changed last.
  change bigint not null default 0 check (change >= 0),
  joined_at timestamptz(3) not null default now(),
  left_at timestamptz(3),
  primary key (conversation_id, user_id)
);

create index conversation_participants_user on conversation_participants (user_id);

-- At the end of every transaction the two of a one-to-one conversation are in it.
alter table conversations
  add constraint conversations_user1_inside foreign key (id, user1_id)
    references conversation_participants (conversation_id, user_id) deferrable initially deferred,
  add constraint conversations_user2_inside foreign key (id, user2_id)
    references conversation_participants (conversation_id, user_id) deferrable initially deferred;
