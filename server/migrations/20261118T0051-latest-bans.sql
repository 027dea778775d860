-- A page of the banned begins after the time of a ban, which browsers know in milliseconds.
alter table banned_users alter column created_at type timestamptz(3);
create index banned_users_latest on banned_users (created_at desc, user_id desc);
