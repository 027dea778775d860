-- The orders of the directory of people: those who have a profile.
create index user_profiles_newest on user_profiles (created_at desc, id desc)
  where deleted_at is null and terms_accepted and onboarding_completed;
create index user_profiles_by_name on user_profiles
  ((left(folded(coalesce(display_name, full_name)), 40) collate "C"), id)
  where deleted_at is null and terms_accepted and onboarding_completed;

-- Few people have a rare profession.
create index user_profiles_professions on user_profiles using gin (professions)
  where deleted_at is null and terms_accepted and onboarding_completed;
