alter table user_profiles
  -- Rises when this person blocks or unblocks somebody, or somebody blocks or unblocks them. It is
  -- sent with the own profile, so that open pages know when to fetch what they show of others.
  add column blocks_version bigint not null default 0,
  -- Rises with what others see of this person. Not the version of the profile, which also rises
  -- with what only its owner knows.
  add column shown_version bigint not null default 0;

create function raise_shown_version() returns trigger language plpgsql as $$
begin
  new.shown_version := old.shown_version + 1;
  return new;
end
$$;

create trigger raise_shown_version before update on user_profiles for each row
  when ((old.full_name, old.display_name, old.role, old.verified, old.avatar_url, old.bio,
      old.professions, old.other_profession, old.experience_level, old.goals, old.location,
      old.location_enabled, old.website, old.social, old.terms_accepted, old.onboarding_completed,
      old.deleted_at)
    is distinct from (new.full_name, new.display_name, new.role, new.verified, new.avatar_url,
      new.bio, new.professions, new.other_profession, new.experience_level, new.goals, new.location,
      new.location_enabled, new.website, new.social, new.terms_accepted, new.onboarding_completed,
      new.deleted_at))
  execute function raise_shown_version();

create function note_ban_of_shown() returns trigger language plpgsql as $$
begin
  update user_profiles set shown_version = shown_version + 1
  where id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;

create trigger note_ban_of_shown after insert or update or delete on banned_users
  for each row execute function note_ban_of_shown();
