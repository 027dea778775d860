-- The sessions that a ban has ended: their browsers are told of the ban, whatever they ask for first.
create table banned_sessions (
  token_hash bytea primary key,
  user_id uuid not null references banned_users on delete cascade
);
create index on banned_sessions (user_id);
