-- Two more ways in: a code in a mail, which is an identity like that of a provider, and a passkey.
-- True of every row that is there, so that nothing has to be read for it.
alter table identities
  drop constraint identities_provider_check,
  add constraint identities_provider_check
    check (provider in ('google', 'apple', 'spotify', 'mail_code')) not valid;
alter table sessions
  drop constraint sessions_provider_check,
  add constraint sessions_provider_check
    check (provider in ('google', 'apple', 'spotify', 'email', 'mail_code', 'passkey')) not valid;

-- A code that was mailed. The page that asked for it holds the attempt; the mail has the code, and
-- for a sign-in a link with a token, which works in any browser.
create table mail_codes (
  attempt_hash bytea primary key,
  purpose text not null check (purpose in ('sign_in', 'link', 'confirm')),
  -- The session that adds the address or confirms with it; a sign-in has none yet.
  session_id uuid references sessions on delete cascade,
  email text not null,
  code_hash bytea not null,
  token_hash bytea unique,
  guesses int not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  completed_at timestamptz(3),
  -- The session that the sign-in has opened, so that a repeated request gets the same one.
  opened_session_id uuid references sessions on delete cascade,
  check ((purpose = 'sign_in') = (session_id is null)),
  check ((purpose = 'sign_in') = (token_hash is not null))
);
create index mail_codes_expires_at on mail_codes (expires_at);
create index mail_codes_session_id on mail_codes (session_id);
create index mail_codes_opened_session_id on mail_codes (opened_session_id);

-- What a passkey signs to open a session. Nobody is known before it has.
create table passkey_sign_ins (
  attempt_hash bytea primary key,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_sign_ins_expires_at on passkey_sign_ins (expires_at);
