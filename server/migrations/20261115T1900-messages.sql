-- Rows change with every message: room to do so in place.
alter table conversations set (fillfactor = 70);
alter table conversation_participants set (fillfactor = 70);

alter table conversations
  -- Of a group: who made it, and what their browser called it, so that it is made once.
  add column creator_id uuid references user_profiles,
  add column client_id uuid,
  add unique (creator_id, client_id),
  add check (is_group or num_nonnulls(creator_id, client_id) = 0),
  -- Why nothing more is said in a conversation of two: a block, or one of them has gone. On this
  -- row, because sending a message waits for its lock and then sees its current state.
  add column closed text check (closed in ('blocked', 'gone')),
  add check (not is_group or closed is null);

create function note_block() returns trigger language plpgsql as $$
declare
  block user_blocks := coalesce(new, old);
  conversation uuid;
begin
  -- First held, then looked at: a block beside this one is seen.
  select id into conversation from conversations
  where user1_id = least(block.blocker_id, block.blocked_id)
    and user2_id = greatest(block.blocker_id, block.blocked_id)
    and closed is distinct from 'gone' for no key update;
  update conversations set closed = case when exists (
      select 1 from user_blocks b where (b.blocker_id, b.blocked_id) in
        ((block.blocker_id, block.blocked_id), (block.blocked_id, block.blocker_id)))
    then 'blocked' end
  where id = conversation;
  return null;
end
$$;

create trigger note_block after insert or delete on user_blocks
  for each row execute function note_block();

create index conversation_participants_change on conversation_participants (conversation_id, change);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  -- Its place, without gaps: taken from the conversation while that is locked.
  seq bigint not null check (seq > 0),
  -- Of the conversation, when the row changed last. No two rows share one.
  change bigint not null check (change > 0),
  sender_id uuid not null references user_profiles,
  -- Made by the sender's browser: a message that is sent again is the same.
  client_id uuid not null,
  content text not null check (char_length(content) <= 5000),
  is_edited boolean not null default false,
  edited_at timestamptz(3),
  -- Then the words are gone; the place stays.
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (conversation_id, seq),
  unique (sender_id, client_id),
  check (is_edited = (edited_at is not null)),
  check (deleted_at is null or content = '')
);

create unique index messages_change on messages (conversation_id, change);

-- How far a person is with which conversations they are in.
create table inbox_versions (
  user_id uuid primary key references user_profiles,
  version bigint not null default 1,
  changed_at timestamptz(3) not null default now()
);

create function raise_inbox_versions(people uuid[]) returns void language sql as $$
  -- In one order, so that two who raise the same ones cannot wait for each other.
  insert into inbox_versions (user_id)
  select id from user_profiles where id = any(people) and deleted_at is null order by id
  on conflict (user_id) do update set
    version = inbox_versions.version + 1, changed_at = clock_timestamp()
$$;

create function note_participants() returns trigger language plpgsql as $$
begin
  perform raise_inbox_versions(array(select distinct user_id from changed_participants));
  return null;
end
$$;

create function note_left_participant() returns trigger language plpgsql as $$
begin
  perform raise_inbox_versions(array[new.user_id]);
  return null;
end
$$;

create trigger note_new_participants after insert on conversation_participants
  referencing new table as changed_participants for each statement execute function note_participants();
create trigger note_gone_participants after delete on conversation_participants
  referencing old table as changed_participants for each statement execute function note_participants();
create trigger note_left_participant after update of left_at on conversation_participants
  for each row when (old.left_at is distinct from new.left_at)
  execute function note_left_participant();
