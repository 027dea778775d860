-- How much there was of everything on each day, in UTC. It names nobody.
create table daily_numbers (
  day date primary key,
  members integer not null,
  new_members integer not null,
  -- Null: the day was counted too late to know.
  active integer,
  active_in_week integer,
  posts integer not null,
  replies integer not null,
  messages integer not null,
  matches integer not null,
  contacts integer not null,
  storage_bytes bigint not null
);
