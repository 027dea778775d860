create table information_hub_categories (
  id uuid primary key,
  name text not null unique,
  slug text not null unique
);

create table information_hub_posts (
  id uuid primary key,
  slug text not null unique,
  author_id uuid not null references user_profiles,
  category_id uuid not null references information_hub_categories,
  title text not null,
  summary text not null,
  -- Markdown.
  content text not null,
  -- The address of the stored picture, with its version.
  cover_image text,
  like_count integer not null default 0 check (like_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  -- When it was published, in whole milliseconds, as the places where pages end are written.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now()
);

create index information_hub_posts_order on information_hub_posts (created_at desc, id desc);
create index information_hub_posts_category
  on information_hub_posts (category_id, created_at desc, id desc);

create table information_hub_post_likes (
  post_id uuid not null references information_hub_posts on delete cascade,
  user_id uuid not null references user_profiles,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);

create index information_hub_post_likes_user on information_hub_post_likes (user_id);

create table information_hub_post_replies (
  id uuid primary key,
  post_id uuid not null references information_hub_posts on delete cascade,
  author_id uuid not null references user_profiles,
  client_id uuid not null,
  content text not null,
  like_count integer not null default 0 check (like_count >= 0),
  edited_by text check (edited_by = 'author'),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz not null default now(),
  unique (author_id, client_id)
);

create index information_hub_post_replies_order
  on information_hub_post_replies (post_id, created_at, id);

create table information_hub_reply_likes (
  reply_id uuid not null references information_hub_post_replies on delete cascade,
  user_id uuid not null references user_profiles,
  created_at timestamptz not null default now(),
  primary key (reply_id, user_id)
);

create index information_hub_reply_likes_user on information_hub_reply_likes (user_id);

-- Counts follow the rows, no matter who deletes them, and never the other way round.
create function count_hub_replies() returns trigger language plpgsql as $$
begin
  update information_hub_posts p set reply_count = p.reply_count + changed.step
  from (
    select post_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_replies group by post_id) changed
  where p.id = changed.post_id;
  return null;
end
$$;

create trigger count_new_hub_replies after insert on information_hub_post_replies
  referencing new table as changed_replies for each statement execute function count_hub_replies();
create trigger count_gone_hub_replies after delete on information_hub_post_replies
  referencing old table as changed_replies for each statement execute function count_hub_replies();

create function count_hub_post_likes() returns trigger language plpgsql as $$
begin
  update information_hub_posts p set like_count = p.like_count + changed.step
  from (
    select post_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_likes group by post_id) changed
  where p.id = changed.post_id;
  return null;
end
$$;

create trigger count_new_hub_post_likes after insert on information_hub_post_likes
  referencing new table as changed_likes for each statement execute function count_hub_post_likes();
create trigger count_gone_hub_post_likes after delete on information_hub_post_likes
  referencing old table as changed_likes for each statement execute function count_hub_post_likes();

create function count_hub_reply_likes() returns trigger language plpgsql as $$
begin
  update information_hub_post_replies r set like_count = r.like_count + changed.step
  from (
    select reply_id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as step
    from changed_likes group by reply_id) changed
  where r.id = changed.reply_id;
  return null;
end
$$;

create trigger count_new_hub_reply_likes after insert on information_hub_reply_likes
  referencing new table as changed_likes for each statement execute function count_hub_reply_likes();
create trigger count_gone_hub_reply_likes after delete on information_hub_reply_likes
  referencing old table as changed_likes for each statement execute function count_hub_reply_likes();
