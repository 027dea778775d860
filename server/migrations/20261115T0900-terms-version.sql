-- Which edition of the guidelines was accepted.
alter table user_profiles add column terms_version text;
