create table community_events (
  id uuid primary key,
  community_id uuid not null references communities on delete cascade,
  creator_id uuid not null references user_profiles,
  client_id uuid not null,
  title text not null,
  description text not null,
  -- Whole milliseconds, as the places where pages end are written.
  start_time timestamptz(3) not null,
  end_time timestamptz(3) not null,
  -- The organiser's, by name.
  time_zone text not null,
  is_online boolean not null,
  location text,
  meeting_url text,
  -- Counts the changes of time or place, as calendars want it.
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (creator_id, client_id),
  check (end_time > start_time),
  check (location is null or not is_online),
  check (meeting_url is null or is_online)
);

create index community_events_order on community_events (community_id, start_time, id);
create index community_events_end on community_events (community_id, end_time);

create table event_rsvps (
  event_id uuid not null references community_events on delete cascade,
  user_id uuid not null references user_profiles,
  status text not null check (status in ('yes', 'maybe', 'no')),
  created_at timestamptz not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (event_id, user_id)
);

create index event_rsvps_order on event_rsvps (event_id, status, updated_at, user_id);
create index event_rsvps_user on event_rsvps (user_id);

create function note_events() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array(select distinct community_id from changed_events), true);
  return null;
end
$$;

create trigger note_new_events after insert on community_events
  referencing new table as changed_events for each statement execute function note_events();
create trigger note_changed_events after update on community_events
  referencing new table as changed_events for each statement execute function note_events();
create trigger note_gone_events after delete on community_events
  referencing old table as changed_events for each statement execute function note_events();

create function note_rsvps() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(array(
    select distinct e.community_id from changed_rsvps r
    join community_events e on e.id = r.event_id), true);
  return null;
end
$$;

create trigger note_new_rsvps after insert on event_rsvps
  referencing new table as changed_rsvps for each statement execute function note_rsvps();
create trigger note_changed_rsvps after update on event_rsvps
  referencing new table as changed_rsvps for each statement execute function note_rsvps();
create trigger note_gone_rsvps after delete on event_rsvps
  referencing old table as changed_rsvps for each statement execute function note_rsvps();
