-- Apart from the columns, whose lock would keep everybody waiting while messages are read.
update conversation_participants p set left_by_self = true
from messages m
where p.left_at is not null and m.conversation_id = p.conversation_id and m.event = 'left'
  and m.sender_id = p.user_id and m.created_at = p.left_at;
