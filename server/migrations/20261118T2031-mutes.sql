-- Who may read in a community and not write. It does not go with the membership: leaving and
-- coming back ends no mute.
create table community_mutes (
  community_id uuid not null references communities on delete cascade,
  user_id uuid not null references user_profiles,
  muted_at timestamptz(3) not null,
  -- Null until somebody lifts it.
  muted_until timestamptz(3),
  primary key (community_id, user_id)
);

create index community_mutes_user on community_mutes (user_id);
create index community_mutes_end on community_mutes (muted_until) where muted_until is not null;

-- The head says what the person may do, and the list of members says who is muted.
create function note_mute() returns trigger language plpgsql as $$
begin
  perform raise_community_versions(
    array(select id from communities where id = coalesce(new.community_id, old.community_id)), false);
  return null;
end
$$;

create trigger note_mutes after insert or update or delete on community_mutes
  for each row execute function note_mute();
