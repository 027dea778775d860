create extension if not exists pg_trgm;

create table communities (
  id uuid primary key,
  name text not null,
  description text not null,
  is_private boolean not null default false,
  leader_id uuid not null,
  -- Always the same: with it the key below says that the leader is a member, with that role.
  leader_role text not null generated always as ('leader') stored,
  genres text[] not null default '{}',
  -- 'City, Country'.
  location text,
  location_enabled boolean not null default false,
  -- What the filters compare; nothing of a location that is not shown.
  country text generated always as (
    case when location_enabled and position(', ' in location) > 0
      then lower(split_part(location, ', ', 2)) end) stored,
  city text generated always as (
    case when location_enabled then lower(split_part(location, ', ', 1)) end) stored,
  cover_image text,
  -- Kept by the members' trigger.
  member_count integer not null default 0 check (member_count >= 0),
  creator_id uuid not null references user_profiles,
  client_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (creator_id, client_id),
  check (location is null or location_enabled)
);

create index communities_order on communities (member_count desc, id desc);
create index communities_name on communities using gin (name gin_trgm_ops);
create index communities_genres on communities using gin (genres);
create index communities_country on communities (country, member_count desc, id desc)
  where country is not null;
create index communities_city on communities (city, member_count desc, id desc)
  where city is not null;

create table community_members (
  community_id uuid not null references communities on delete cascade,
  user_id uuid not null references user_profiles,
  role text not null default 'member' check (role in ('member', 'leader')),
  joined_at timestamptz not null default now(),
  primary key (community_id, user_id),
  unique (community_id, user_id, role)
);

create unique index community_members_one_leader on community_members (community_id)
  where role = 'leader';
create index community_members_order on community_members (community_id, joined_at, user_id);
create index community_members_user on community_members (user_id);

-- At the end of every transaction a community has one leader, who is a member.
alter table communities add constraint communities_leader
  foreign key (id, leader_id, leader_role)
  references community_members (community_id, user_id, role) deferrable initially deferred;

create table membership_requests (
  id uuid primary key,
  community_id uuid not null references communities on delete cascade,
  user_id uuid not null references user_profiles,
  message text,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index membership_requests_open on membership_requests (community_id, user_id)
  where status = 'pending';
create index membership_requests_order on membership_requests (community_id, id)
  where status = 'pending';
create index membership_requests_user on membership_requests (user_id);

-- How far a community is: what everyone sees of it, and what is inside. The row outlives it, so
-- that open pages of it learn of its end.
create table community_versions (
  community_id uuid primary key,
  version bigint not null default 1,
  inside_version bigint not null default 1,
  changed_at timestamptz not null default now()
);

-- How far a person is with what they are in, have asked for, or have to decide.
create table membership_versions (
  user_id uuid primary key references user_profiles,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);

create function raise_membership_versions(people uuid[]) returns void language sql as $$
  -- In one order, so that two who raise the same ones cannot wait for each other.
  insert into membership_versions (user_id)
  select distinct person from unnest(people) as person order by person
  on conflict (user_id) do update set
    version = membership_versions.version + 1, changed_at = clock_timestamp()
$$;

create function raise_community_versions(ids uuid[], inside_only boolean) returns void
language sql as $$
  insert into community_versions (community_id)
  select distinct id from unnest(ids) as id order by id
  on conflict (community_id) do update set
    version = community_versions.version + case when inside_only then 0 else 1 end,
    inside_version = community_versions.inside_version + 1,
    changed_at = clock_timestamp()
$$;

create function note_community() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array[case tg_op when 'DELETE' then old.id else new.id end], false);
  return null;
end
$$;

create trigger note_new_community after insert or delete on communities
  for each row execute function note_community();
create trigger note_changed_community after update on communities
  for each row when (
    (old.name, old.description, old.is_private, old.leader_id, old.genres, old.location,
      old.location_enabled, old.cover_image)
    is distinct from (new.name, new.description, new.is_private, new.leader_id, new.genres,
      new.location, new.location_enabled, new.cover_image))
  execute function note_community();

create function note_members() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 when 'DELETE' then -1 else 0 end;
begin
  if step <> 0 then
    update communities c set member_count = member_count + step * changed.people
    from (select community_id, count(*)::integer as people from changed_members group by 1) changed
    where c.id = changed.community_id;
  end if;
  perform raise_community_versions(
    array(select distinct community_id from changed_members), false);
  perform raise_membership_versions(array(select distinct user_id from changed_members));
  return null;
end
$$;

create trigger note_new_members after insert on community_members
  referencing new table as changed_members for each statement execute function note_members();
create trigger note_changed_members after update on community_members
  referencing new table as changed_members for each statement execute function note_members();
create trigger note_gone_members after delete on community_members
  referencing old table as changed_members for each statement execute function note_members();

-- The person who asks and the leader who decides are notified; the other members are not.
create function note_requests() returns trigger language plpgsql as $$
begin
  perform raise_membership_versions(array(
    select user_id from changed_requests
    union
    select c.leader_id from changed_requests r join communities c on c.id = r.community_id));
  return null;
end
$$;

create trigger note_new_requests after insert on membership_requests
  referencing new table as changed_requests for each statement execute function note_requests();
create trigger note_changed_requests after update on membership_requests
  referencing new table as changed_requests for each statement execute function note_requests();
create trigger note_gone_requests after delete on membership_requests
  referencing old table as changed_requests for each statement execute function note_requests();
