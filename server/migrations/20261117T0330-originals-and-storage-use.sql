-- A picture of a message has its full size too, in its own format, in the same bucket.
alter table attachments
  add column original_path text,
  add column original_size integer check (original_size > 0),
  add check ((original_path is null) = (original_size is null));

create unique index attachments_original on attachments (bucket, original_path)
  where original_path is not null;

-- Every upload adds up the bytes of its owner.
drop index attachments_owner;
create index attachments_owner on attachments (owner_id) include (size, original_size, created_at);
