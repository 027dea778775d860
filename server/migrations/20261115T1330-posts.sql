-- What a post can be about; the same in every community.
create table community_categories (
  id uuid primary key,
  name text not null unique,
  description text,
  -- The order in which they are offered.
  position integer not null default 0
);

create table community_posts (
  id uuid primary key,
  community_id uuid not null references communities on delete cascade,
  author_id uuid not null references user_profiles,
  client_id uuid not null,
  title text,
  content text not null,
  category_id uuid not null references community_categories,
  parent_id uuid references community_posts on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (author_id, client_id)
);

create index community_posts_order on community_posts (community_id, id desc)
  where parent_id is null;
create index community_posts_category on community_posts (community_id, category_id, id desc)
  where parent_id is null;
create index community_posts_parent on community_posts (parent_id) where parent_id is not null;

create function note_posts() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array(select distinct community_id from changed_posts), true);
  return null;
end
$$;

create trigger note_new_posts after insert on community_posts
  referencing new table as changed_posts for each statement execute function note_posts();
create trigger note_changed_posts after update on community_posts
  referencing new table as changed_posts for each statement execute function note_posts();
create trigger note_gone_posts after delete on community_posts
  referencing old table as changed_posts for each statement execute function note_posts();
