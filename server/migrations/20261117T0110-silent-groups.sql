-- Whoever was added to a group in which nothing was said yet has it unread until they open it. Whoever
-- made it, or is in it already, has seen it.
update conversation_participants p set last_read_at = p.joined_at from conversations c
where c.id = p.conversation_id and c.is_group and c.last_message_seq = 0 and p.last_read_at is null;
