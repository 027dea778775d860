-- When the person of a session last proved who they are: at the sign-in, or by confirming it later.
-- Sessions from before have to confirm, which needs no row to be written. The later default serves
-- nodes of the version before, which do not know the column.
alter table sessions add column confirmed_at timestamptz not null default 'epoch';
alter table sessions alter column confirmed_at set default now();

-- Set when a signed-in person proves again who they are: the only session that it confirms.
alter table sign_in_flows
  add column confirm_session_id uuid references sessions on delete cascade;
