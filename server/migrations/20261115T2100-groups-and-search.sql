alter table conversations
  -- The place of what `last_message` tells: the newest that somebody said and that is still there.
  -- What happens in a group has places too, and is not unread.
  add column last_message_seq bigint not null default 0 check (last_message_seq >= 0),
  add check (last_message_seq <= seq);

alter table conversation_participants
  -- What stands up to here was said before they came.
  add column joined_seq bigint not null default 0 check (joined_seq >= 0);

-- Also when they mute it: the other pages of the same person look again.
drop trigger note_left_participant on conversation_participants;
create trigger note_own_part after update of left_at, is_muted on conversation_participants
  for each row when ((old.left_at, old.is_muted) is distinct from (new.left_at, new.is_muted))
  execute function note_left_participant();

alter table messages
  -- What somebody did in a group, in its place among the messages; then nobody said anything.
  add column event text check (event in ('renamed', 'picture_changed', 'picture_removed', 'added',
    'removed', 'left', 'made_admin', 'made_member')),
  -- Whom it concerns, beside who did it.
  add column event_people uuid[],
  add column event_name text,
  add check (event is null or (content = '' and not is_edited and deleted_at is null)),
  add check (event is not null or num_nonnulls(event_people, event_name) = 0),
  add check ((event_name is not null) = coalesce(event = 'renamed', false));

-- What the list tells of a conversation, from the messages themselves.
update conversations c set last_message_seq = coalesce(newest.seq, 0),
  last_message = newest.preview, last_message_at = newest.created_at,
  last_message_sender_id = newest.sender_id
from conversations listed left join lateral (
  select m.seq, m.created_at, m.sender_id, coalesce(nullif(m.content, ''), (
    select a.name from attachments a where a.message_id = m.id order by a.position limit 1)) as preview
  from messages m where m.conversation_id = listed.id and m.deleted_at is null
  order by m.seq desc limit 1) newest on true
where c.id = listed.id;

alter table user_reports
  drop constraint user_reports_subject_type_check,
  add constraint user_reports_subject_type_check
    check (subject_type in ('person', 'post', 'reply', 'event', 'comment', 'message'));

-- Whoever searches looks into some conversations only: each of them by this, not into all words.
create extension if not exists btree_gin;
create index messages_words on messages
  using gin (conversation_id, to_tsvector('simple', content)) where content <> '';
