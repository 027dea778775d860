-- Without a row both are on.
create table messaging_settings (
  user_id uuid primary key references user_profiles,
  receipts boolean not null default true,
  typing boolean not null default true
);

-- Who reads something unseen has other pages, which look again.
create trigger note_hidden_read after update of hidden_read_seq, hidden_read_at
  on conversation_participants for each row
  when ((old.hidden_read_seq, old.hidden_read_at)
    is distinct from (new.hidden_read_seq, new.hidden_read_at))
  execute function note_left_participant();
