-- The words and files come from another conversation. Where from is not stored, so that it cannot
-- be told to anybody.
alter table messages add column is_forwarded boolean not null default false;
