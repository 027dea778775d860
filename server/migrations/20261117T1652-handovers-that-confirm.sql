-- Whether the provider was told to ask again: only then does the answer confirm who is signed in.
alter table sign_in_flows add column confirms boolean not null default false;
alter table handovers add column confirms boolean not null default false;
