-- What professionals hand in to be verified. Every request stays, also the rejected ones.
create table verification_requests (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  credentials text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  submission_date timestamptz not null default now(),
  review_date timestamptz,
  rejection_reason text,
  created_at timestamptz not null default now(),
  -- Counts every change to any of a person's requests: the highest is the latest.
  version bigint not null default 1,
  check ((review_date is null) = (status = 'pending')),
  check (rejection_reason is null or status = 'rejected')
);

-- Only a rejection leaves room for another try.
create unique index verification_requests_open on verification_requests (user_id)
  where status <> 'rejected';
create unique index verification_requests_version on verification_requests (user_id, version);
create index verification_requests_pending on verification_requests (submission_date)
  where status = 'pending';

create function raise_verification_version() returns trigger language plpgsql as $$
begin
  -- One change at a time for one person, so that the numbers rise in the order of the commits.
  perform 1 from user_profiles where id = new.user_id for no key update;
  new.version := 1 + coalesce(
    (select max(version) from verification_requests where user_id = new.user_id), 0);
  return new;
end
$$;

create trigger raise_verification_version before insert or update on verification_requests
  for each row execute function raise_verification_version();

create table user_feedback (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  type text not null check (type in ('question', 'feedback')),
  content text not null check (char_length(content) between 1 and 1000),
  status text not null default 'open' check (status in ('open', 'answered')),
  answer text,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  check ((answer is not null) = (status = 'answered')),
  check ((answered_at is not null) = (status = 'answered'))
);

-- A person who sends it again because no answer came has not said it twice.
create unique index user_feedback_open on user_feedback (user_id, type, md5(content))
  where status = 'open';
create index user_feedback_created_at on user_feedback (created_at) where status = 'open';
