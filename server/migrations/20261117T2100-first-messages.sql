-- The nightly job for reply times looks only at conversations that began in the last 90 days.
create index messages_first on messages (created_at) where seq = 1;
