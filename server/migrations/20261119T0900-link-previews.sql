-- What the page behind a link said of itself when the link was sent. A row never changes: a later
-- visit is a row of its own, so what was shown to people stays. Nothing in it says who sent the link.
create table link_previews (
  id uuid primary key,
  -- As `firstForeignLink` of the contract writes it.
  url text not null check (length(url) <= 2000),
  -- Null if the page could not be read, or says nothing of itself.
  title text,
  description text,
  site text not null,
  -- The name in the storage.
  picture text,
  picture_width integer,
  picture_height integer,
  service text check (service in ('spotify', 'youtube', 'soundcloud', 'bandcamp')),
  player_url text,
  fetched_at timestamptz(3) not null,
  -- Until then, the next link to the same page gets this row.
  fresh_until timestamptz(3) not null,
  check ((picture is null) = (picture_width is null)),
  check ((picture is null) = (picture_height is null)),
  check ((service is null) = (player_url is null)),
  check (title is not null or (picture is null and service is null))
);

-- A hash, because an address can be longer than an entry of an index.
create index link_previews_url on link_previews (md5(url), fetched_at desc);

-- `hidden_preview` is the address whose preview the author does not want. There are no foreign keys:
-- a preview that is gone is not shown, and writing a message locks nothing else.
alter table messages
  add column preview_id uuid,
  add column hidden_preview text;
alter table community_posts
  add column preview_id uuid,
  add column hidden_preview text;
alter table post_replies
  add column preview_id uuid,
  add column hidden_preview text;

-- For the cleaning, which deletes what nothing shows.
create index messages_preview on messages (preview_id) where preview_id is not null;
create index community_posts_preview on community_posts (preview_id) where preview_id is not null;
create index post_replies_preview on post_replies (preview_id) where preview_id is not null;

-- Pages that show the inside of a community read it again when a preview comes or goes.
drop trigger note_changed_post on community_posts;
create trigger note_changed_post
  after update of title, content, category_id, edited_by, pinned_at, pinned_until, locked_at,
    preview_id
  on community_posts
  for each row execute function note_changed_post();

drop trigger note_changed_reply on post_replies;
create trigger note_changed_reply after update of content, edited_by, preview_id on post_replies
  for each row execute function note_changed_reply();
