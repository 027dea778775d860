-- Who follows the leader. Only a member can, so the choice ends with the membership.
create table community_successors (
  community_id uuid primary key references communities on delete cascade,
  user_id uuid not null references user_profiles,
  chosen_at timestamptz(3) not null,
  foreign key (community_id, user_id) references community_members (community_id, user_id)
    on delete cascade
);

create index community_successors_user on community_successors (user_id);

create function note_successor() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(
    array(select id from communities where id = coalesce(new.community_id, old.community_id)), false);
  return null;
end
$$;

create trigger note_successors after insert or update or delete on community_successors
  for each row execute function note_successor();

-- When the leader, who is away, was warned that somebody else will lead.
alter table communities add column leader_warned_at timestamptz(3);

-- The last day on which a person was here. Sessions cannot say so: signing out deletes them.
create table last_active_days (
  user_id uuid primary key references user_profiles,
  active_on date not null
);

create index last_active_days_order on last_active_days (active_on);

insert into last_active_days (user_id, active_on)
select user_id, max(used)::date from (
  select user_id, last_used_at as used from sessions where not needs_second_factor
  union all
  select user_id, last_used_at from identities
  union all
  select id, created_at from user_profiles where deleted_at is null) uses
group by user_id;
