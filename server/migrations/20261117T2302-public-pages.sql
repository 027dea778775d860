-- What everybody may see, also without signing in, because somebody has said so. Nothing is public
-- before.
alter table user_profiles add column page_public boolean not null default false;
alter table community_events add column is_public boolean not null default false;
alter table information_hub_posts add column is_public boolean not null default false;

create function note_gone_page() returns trigger language plpgsql as $$
begin
  insert into gone_pages (path) values (tg_argv[0] || case tg_table_name
    when 'information_hub_posts' then to_jsonb(old) ->> 'slug' else to_jsonb(old) ->> 'id' end)
  on conflict do nothing;
  return null;
end $$;

create trigger note_gone_person after update on user_profiles
  for each row when (old.page_public and old.deleted_at is null and new.deleted_at is not null)
  execute function note_gone_page('/users/');
create trigger note_gone_event after delete on community_events
  for each row when (old.is_public) execute function note_gone_page('/events/');
create trigger note_gone_article after delete on information_hub_posts
  for each row when (old.is_public) execute function note_gone_page('/hub/');

drop trigger note_gone_community on communities;
drop function note_gone_community();
create trigger note_gone_community after delete on communities
  for each row when (not old.is_private) execute function note_gone_page('/communities/');
