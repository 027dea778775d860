-- Nodes that run jobs say here that they live: what a dead one had taken, the others take over.
create table job_workers (
  id text primary key,
  seen_at timestamptz not null default now()
);

-- The outbox: written with the change that the mail tells of, sent by a job.
create table mails (
  id uuid primary key,
  to_address text not null,
  template text not null,
  -- Gone once the mail has left: it may hold links with secrets.
  data jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The recipient's server will not have it, and says so with this code.
  refused_at timestamptz,
  refusal text
);

create index mails_created_at on mails (created_at);
