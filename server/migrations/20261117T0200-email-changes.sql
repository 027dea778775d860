-- A link that was used is remembered, so that opening it again says that the address is confirmed
-- already. Until now its hash was removed.
alter table email_changes
  add column current_confirmed_at timestamptz,
  add column new_confirmed_at timestamptz;
update email_changes set current_confirmed_at = created_at where current_token_hash is null;
update email_changes set new_confirmed_at = created_at where new_token_hash is null;

comment on column email_changes.current_confirmed_at is
  'When the current address confirmed; the change is complete once both have.';
