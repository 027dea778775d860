-- The place of the message that this one replies to, in the same conversation. The statement that sends
-- the reply has that message locked, so there is one at this place; places have no gaps and stay.
alter table messages
  add column reply_to_seq bigint,
  add check (reply_to_seq > 0 and reply_to_seq < seq);
