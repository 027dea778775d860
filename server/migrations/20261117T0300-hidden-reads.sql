-- What somebody has read while there was a block between two people: for themselves alone. The other
-- person must not learn of it, not even when the block has ended.
alter table conversation_participants
  add column hidden_read_seq bigint not null default 0 check (hidden_read_seq >= 0),
  add column hidden_read_at timestamptz(3);
