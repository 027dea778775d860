-- A new sign-in with a verified address asks whether an account with that address exists already.
create index user_profiles_email on user_profiles (lower(email));
create index identities_email on identities (lower(email));
