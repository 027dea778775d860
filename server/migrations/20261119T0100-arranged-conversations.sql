alter table conversation_participants
  -- How the person arranges their list; nobody else sees it.
  add column is_pinned boolean not null default false,
  add column is_marked_unread boolean not null default false,
  -- Archived up to this message: the next one brings the conversation back, unless it is muted.
  add column archived_seq bigint;

create index conversation_participants_pinned on conversation_participants (user_id)
  where is_pinned;

-- Also when the list is arranged.
drop trigger note_own_part on conversation_participants;
create trigger note_own_part
  after update of left_at, is_muted, asked_back_at, declined_at, request, is_pinned,
    is_marked_unread, archived_seq on conversation_participants
  for each row when (
    (old.left_at, old.is_muted, old.asked_back_at, old.declined_at, old.request, old.is_pinned,
      old.is_marked_unread, old.archived_seq)
    is distinct from (new.left_at, new.is_muted, new.asked_back_at, new.declined_at, new.request,
      new.is_pinned, new.is_marked_unread, new.archived_seq))
  execute function note_left_participant();
