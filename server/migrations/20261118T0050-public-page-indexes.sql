-- The lists of public pages are read by anybody, in the order of what ends the address.
create index communities_open on communities (id) where not is_private and closed_at is null;
create index community_events_public on community_events (id) where is_public;
create index information_hub_posts_public on information_hub_posts (slug) where is_public;
create index user_profiles_page_public on user_profiles (id) where page_public;

-- A public article that editors withdraw is gone for everybody, until they publish it again. What its
-- owner only switches off was not deleted, and nobody is told that it was there.
create trigger note_withdrawn_article after update on information_hub_posts
  for each row when (old.is_public and old.withdrawn_at is null and new.withdrawn_at is not null)
  execute function note_gone_page('/hub/');

-- What comes back, or begins anew at the same address, is not gone, whether it is public or not.
create function forget_gone_page() returns trigger language plpgsql as $$
begin
  delete from gone_pages where path = tg_argv[0] || case tg_table_name
    when 'information_hub_posts' then to_jsonb(new) ->> 'slug' else to_jsonb(new) ->> 'id' end;
  return null;
end $$;
create trigger forget_gone_article after insert on information_hub_posts
  for each row execute function forget_gone_page('/hub/');
create trigger forget_withdrawn_article after update on information_hub_posts
  for each row when (old.withdrawn_at is not null and new.withdrawn_at is null)
  execute function forget_gone_page('/hub/');
create trigger forget_gone_event after insert on community_events
  for each row execute function forget_gone_page('/events/');
