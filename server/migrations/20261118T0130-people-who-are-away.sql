-- The few whom nobody can reach, so that what they offer is left out of a count without asking for each
-- listing whose it is.
create index user_profiles_away on user_profiles (id)
  where not (deleted_at is null and terms_accepted and onboarding_completed);
