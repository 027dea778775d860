-- Recorded as a message. Its length and its bars are what the sender's browser measured, so they are
-- bounded here too; they say nothing about the bytes of the file.
alter table attachments
  add column is_voice boolean not null default false,
  add check (not is_voice or (
    kind = 'audio' and post_id is null and listing_id is null
    and seconds > 0 and seconds <= 305 and cardinality(peaks) between 1 and 64) is true);
