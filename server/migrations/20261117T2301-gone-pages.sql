-- The addresses of what everybody could see and what was deleted, so that they answer "gone" and not
-- "unknown". Of what was never public nothing is kept here.
create table gone_pages (
  path text primary key,
  gone_at timestamptz not null default now()
);

create function note_gone_community() returns trigger language plpgsql as $$
begin
  -- The head of a private community is seen by those who have its address, but by no robot.
  insert into gone_pages (path) values ('/communities/' || old.id) on conflict do nothing;
  return null;
end $$;
create trigger note_gone_community after delete on communities
  for each row when (not old.is_private) execute function note_gone_community();
