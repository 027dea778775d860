-- A deleted account leaves a row with nothing but its id, so that references to it stay valid.
alter table user_profiles add column deleted_at timestamptz;

-- Once a mail server has a mail, the outbox forgets to whom it went.
alter table mails alter column to_address drop not null;
