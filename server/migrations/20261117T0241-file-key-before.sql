-- The key that addresses of files were signed with before an operator changed it.
alter table instance add column file_key_before bytea, add column file_key_changed_at timestamptz;
