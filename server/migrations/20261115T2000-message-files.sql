-- Files of messages, beside those of posts.
alter table attachments
  add column message_id uuid references messages on delete cascade,
  add check (num_nonnulls(post_id, message_id) <= 1),
  drop constraint attachments_kind_check,
  add constraint attachments_kind_check check (kind in ('picture', 'audio', 'video', 'document'));

create index attachments_message on attachments (message_id, position) where message_id is not null;
drop index attachments_loose;
create index attachments_loose on attachments (created_at) where post_id is null and message_id is null;
