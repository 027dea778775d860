-- Whoever deletes the account leaves a row with nothing but its id, so that what refers to it holds.
alter table user_profiles add column deleted_at timestamptz;

-- Once a mail server has a mail, the outbox forgets to whom it went.
alter table mails alter column to_address drop not null;
