-- A calendar program cannot sign in: the address is the key. It is stored as it is, because its
-- owner wants to read it again, and it opens nothing that is not in the tables beside it.
create table calendar_feeds (
  user_id uuid primary key references user_profiles,
  secret text not null unique check (char_length(secret) = 43)
);
