-- People in music work under stage names: a person who has one may hide the full name from others.
alter table user_profiles add column full_name_shown boolean not null default true;

drop trigger raise_shown_version on user_profiles;
create trigger raise_shown_version before update on user_profiles for each row
  when ((old.full_name, old.display_name, old.role, old.verified, old.avatar_url, old.bio,
      old.professions, old.other_profession, old.experience_level, old.goals, old.location,
      old.location_enabled, old.website, old.social, old.terms_accepted, old.onboarding_completed,
      old.deleted_at, old.full_name_shown)
    is distinct from (new.full_name, new.display_name, new.role, new.verified, new.avatar_url,
      new.bio, new.professions, new.other_profession, new.experience_level, new.goals, new.location,
      new.location_enabled, new.website, new.social, new.terms_accepted, new.onboarding_completed,
      new.deleted_at, new.full_name_shown))
  execute function raise_shown_version();
