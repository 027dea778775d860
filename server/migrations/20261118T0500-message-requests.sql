-- Whom a person hears from at once; everybody else asks first.
alter table messaging_settings
  add column may_write text not null default 'everyone'
    check (may_write in ('everyone', 'communities', 'nobody')),
  add column may_add text not null default 'everyone'
    check (may_add in ('everyone', 'communities', 'nobody'));

alter table conversation_participants
  -- Somebody new has written: until it is accepted, the person has only a request.
  add column request text check (request in ('waiting', 'declined'));

create index conversation_participants_requests on conversation_participants (user_id)
  where request = 'waiting';

-- Also when a request is answered.
drop trigger note_own_part on conversation_participants;
create trigger note_own_part
  after update of left_at, is_muted, asked_back_at, declined_at, request on conversation_participants
  for each row when (
    (old.left_at, old.is_muted, old.asked_back_at, old.declined_at, old.request)
    is distinct from (new.left_at, new.is_muted, new.asked_back_at, new.declined_at, new.request))
  execute function note_left_participant();
