-- Where the words of something inside a community are looked up: in the place that is open to
-- everybody, or behind the sign of a community whose inside is for its members, or that is closed.
-- So a search of somebody outside never touches what is said there.
create function word_place(community uuid) returns uuid language sql stable
  return (select case when c.is_private or c.closed_at is not null then c.id
    else '00000000-0000-0000-0000-000000000000' end from communities c where c.id = community);

alter table community_posts
  add column word_place uuid not null default '00000000-0000-0000-0000-000000000000';
alter table post_replies
  add column word_place uuid not null default '00000000-0000-0000-0000-000000000000';
alter table community_events
  add column word_place uuid not null default '00000000-0000-0000-0000-000000000000';

-- The triggers of these tables are about columns that others see, but for the one of events.
alter table community_events disable trigger note_changed_events;
update community_posts p set word_place = word_place(p.community_id)
  from communities c where c.id = p.community_id and (c.is_private or c.closed_at is not null);
update post_replies r set word_place = p.word_place
  from community_posts p where p.id = r.post_id and p.word_place <> r.word_place;
update community_events e set word_place = word_place(e.community_id)
  from communities c where c.id = e.community_id and (c.is_private or c.closed_at is not null);
alter table community_events enable trigger note_changed_events;

create function place_words() returns trigger language plpgsql as $$
begin
  new.word_place := coalesce(word_place(new.community_id), new.word_place);
  return new;
end
$$;

create function place_reply_words() returns trigger language plpgsql as $$
begin
  new.word_place := coalesce(
    (select p.word_place from community_posts p where p.id = new.post_id), new.word_place);
  return new;
end
$$;

create trigger place_post_words before insert on community_posts
  for each row execute function place_words();
create trigger place_reply_words before insert on post_replies
  for each row execute function place_reply_words();
create trigger place_event_words before insert on community_events
  for each row execute function place_words();

create function move_words() returns trigger language plpgsql as $$
declare
  place uuid := word_place(new.id);
begin
  update community_posts set word_place = place where community_id = new.id;
  update post_replies r set word_place = place
    from community_posts p where p.id = r.post_id and p.community_id = new.id;
  update community_events set word_place = place where community_id = new.id;
  return null;
end
$$;

create trigger move_words after update on communities
  for each row when ((old.is_private or old.closed_at is not null)
    is distinct from (new.is_private or new.closed_at is not null))
  execute function move_words();

create index community_posts_words on community_posts
  using gin (words_in(word_place, coalesce(title || ' ', '') || content)) with (fastupdate = off);
create index community_posts_place on community_posts (word_place, id desc);
create index post_replies_words on post_replies
  using gin (words_in(word_place, content)) with (fastupdate = off);
create index post_replies_place on post_replies (word_place, id desc);
create index community_events_words on community_events
  using gin (words_in(word_place, title || ' ' || description)) with (fastupdate = off);
create index community_events_place on community_events (word_place, id desc);

-- Names are found by their beginning, by any part and by what is similar; those of events only where
-- everybody may see them.
create index communities_name_start on communities ((folded(name) collate "C"));
create index communities_words on communities
  using gin (words_in('00000000-0000-0000-0000-000000000000', name || ' ' || description));
create index community_events_title on community_events using gin (folded(title) gin_trgm_ops)
  where word_place = '00000000-0000-0000-0000-000000000000';
create index community_events_title_start on community_events ((folded(title) collate "C"))
  where word_place = '00000000-0000-0000-0000-000000000000';
create index information_hub_posts_title on information_hub_posts
  using gin (folded(title) gin_trgm_ops);
create index information_hub_posts_title_start on information_hub_posts ((folded(title) collate "C"));
create index information_hub_posts_words on information_hub_posts
  using gin (words_in('00000000-0000-0000-0000-000000000000', title || ' ' || summary || ' ' || content));
create index service_listings_title on service_listings using gin (folded(title) gin_trgm_ops);
create index service_listings_title_start on service_listings ((folded(title) collate "C"));
create index service_listings_words on service_listings
  using gin (words_in('00000000-0000-0000-0000-000000000000', title || ' ' || description));

-- What is typed, as it is compared with names that are only similar. How similar they must be is a
-- setting of the session: set here, it is valid for one statement, and before its index is read,
-- because the index is asked for what this returns. One wrong letter in the middle of six leaves two
-- fifths.
create function nearly(sought text) returns text language plpgsql volatile as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.39', true);
  return folded(sought);
end
$$;
