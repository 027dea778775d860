-- Some members help the leader. True of every member that is there, so that nothing has to be read.
alter table community_members
  drop constraint community_members_role_check,
  add constraint community_members_role_check check (role in ('member', 'moderator', 'leader')) not valid;

create index community_members_moderators on community_members (community_id, joined_at, user_id)
  where role = 'moderator';

-- Moderators decide requests, too.
create or replace function note_requests() returns trigger language plpgsql as $$
begin
  perform raise_membership_versions(array(
    select user_id from changed_requests
    union
    select m.user_id from changed_requests r join community_members m
      on m.community_id = r.community_id and m.role in ('moderator', 'leader')));
  return null;
end
$$;

-- The people who decide requests see the notices of them, and nobody else does.
create function note_role_notices() returns trigger language plpgsql as $$
begin
  perform note_notices_of(array[new.user_id]);
  return null;
end
$$;

create trigger note_role_notices after update of role on community_members
  for each row when (old.role is distinct from new.role) execute function note_role_notices();
