alter table conversation_participants
  -- Who left by themselves is not put back by others, only asked. It says nothing of those who are
  -- in it: nodes of the version before take people in without it.
  add column left_by_self boolean not null default false,
  add column asked_back_at timestamptz(3),
  add column declined_at timestamptz(3),
  add check (asked_back_at is null or left_by_self),
  add check (declined_at is null or asked_back_at is not null);

-- Also when they are asked to come back, and when they answer.
drop trigger note_own_part on conversation_participants;
create trigger note_own_part after update of left_at, is_muted, asked_back_at, declined_at
  on conversation_participants
  for each row when ((old.left_at, old.is_muted, old.asked_back_at, old.declined_at)
    is distinct from (new.left_at, new.is_muted, new.asked_back_at, new.declined_at))
  execute function note_left_participant();
