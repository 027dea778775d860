-- People of a city, for suggestions: only those who show where they are.
create index user_profiles_city on user_profiles (lower(btrim(split_part(location, ',', 1))), id desc)
  where location_enabled and onboarding_completed and deleted_at is null;
