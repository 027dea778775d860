-- Signs the addresses of files; the same for all nodes, and known to nobody else.
alter table instance add column file_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

alter table community_posts
  add column like_count integer not null default 0 check (like_count >= 0),
  add column reply_count integer not null default 0 check (reply_count >= 0),
  -- Who changed it last, where somebody did.
  add column edited_by text check (edited_by in ('author', 'leader'));

create table post_likes (
  post_id uuid not null references community_posts on delete cascade,
  user_id uuid not null references user_profiles,
  -- Whole milliseconds, as the places where pages end are written.
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);

create index post_likes_order on post_likes (post_id, created_at, user_id);
create index post_likes_user on post_likes (user_id);

create table post_replies (
  id uuid primary key,
  post_id uuid not null references community_posts on delete cascade,
  author_id uuid not null references user_profiles,
  client_id uuid not null,
  content text not null,
  like_count integer not null default 0 check (like_count >= 0),
  edited_by text check (edited_by in ('author', 'leader')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  unique (author_id, client_id)
);

create index post_replies_order on post_replies (post_id, created_at, id);

create table reply_likes (
  reply_id uuid not null references post_replies on delete cascade,
  user_id uuid not null references user_profiles,
  created_at timestamptz not null default now(),
  primary key (reply_id, user_id)
);

create index reply_likes_user on reply_likes (user_id);

-- Files that people sent along. The row is what makes a file one's own; a file without is an orphan.
create table attachments (
  id uuid primary key,
  owner_id uuid not null references user_profiles,
  context_type text not null check (context_type in ('conversation', 'community', 'profile')),
  context_id uuid not null,
  -- `{owner}/{context}/{id}.{ext}` in the bucket of the context's kind.
  bucket text not null,
  path text not null,
  name text not null,
  kind text not null check (kind in ('picture', 'audio', 'document')),
  type text not null,
  size integer not null check (size > 0),
  width integer,
  height integer,
  peaks smallint[],
  seconds double precision,
  -- What it was sent with; none as long as it is only chosen.
  post_id uuid references community_posts on delete cascade,
  position integer not null default 0,
  -- The file was looked for and not found.
  missing_at timestamptz,
  created_at timestamptz not null default now(),
  unique (bucket, path)
);

create index attachments_post on attachments (post_id, position) where post_id is not null;
create index attachments_owner on attachments (owner_id);
create index attachments_loose on attachments (created_at) where post_id is null;

-- Counts follow the rows, no matter who deletes them, and never the other way round.
create function count_replies() returns trigger language plpgsql as $$
begin
  update community_posts p set reply_count = p.reply_count + changed.step
  from (
    select post_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_replies group by post_id) changed
  where p.id = changed.post_id;
  return null;
end
$$;

create trigger count_new_replies after insert on post_replies
  referencing new table as changed_replies for each statement execute function count_replies();
create trigger count_gone_replies after delete on post_replies
  referencing old table as changed_replies for each statement execute function count_replies();

create function note_replies() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array(
    select distinct p.community_id from changed_replies r
    join community_posts p on p.id = r.post_id), true);
  return null;
end
$$;

create trigger note_changed_replies after update on post_replies
  referencing new table as changed_replies for each statement execute function note_replies();

create function count_post_likes() returns trigger language plpgsql as $$
begin
  update community_posts p set like_count = p.like_count + changed.step
  from (
    select post_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_likes group by post_id order by post_id) changed
  where p.id = changed.post_id;
  return null;
end
$$;

create trigger count_new_post_likes after insert on post_likes
  referencing new table as changed_likes for each statement execute function count_post_likes();
create trigger count_gone_post_likes after delete on post_likes
  referencing old table as changed_likes for each statement execute function count_post_likes();

create function count_reply_likes() returns trigger language plpgsql as $$
begin
  update post_replies r set like_count = r.like_count + changed.step
  from (
    select reply_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_likes group by reply_id order by reply_id) changed
  where r.id = changed.reply_id;
  return null;
end
$$;

create trigger count_new_reply_likes after insert on reply_likes
  referencing new table as changed_likes for each statement execute function count_reply_likes();
create trigger count_gone_reply_likes after delete on reply_likes
  referencing old table as changed_likes for each statement execute function count_reply_likes();

-- A file that is taken away from a post changes what everybody sees of it.
create function note_attachments() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array(
    select distinct p.community_id from gone_attachments a
    join community_posts p on p.id = a.post_id), true);
  return null;
end
$$;

create trigger note_gone_attachments after delete on attachments
  referencing old table as gone_attachments for each statement execute function note_attachments();
