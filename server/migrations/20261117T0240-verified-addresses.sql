-- Whether the provider vouches for the address. Of identities that were linked before this it is not
-- known, and their next sign-in tells.
alter table identities add column email_verified boolean not null default false;
