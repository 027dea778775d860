-- A group without messages is unread for a person who was added, until they open it. The person who
-- made it, and those who are in it already, have seen it.
update conversation_participants p set last_read_at = p.joined_at from conversations c
where c.id = p.conversation_id and c.is_group and c.last_message_seq = 0 and p.last_read_at is null;
