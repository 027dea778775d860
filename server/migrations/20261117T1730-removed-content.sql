-- What staff took away. The rows stay here for thirty days, so that a mistake can be undone.
create table removed_content (
  id uuid primary key,
  subject_type text not null
    check (subject_type in ('post', 'reply', 'event', 'comment', 'message', 'listing')),
  -- Of no table: it is gone from there, and may have been deleted with its community since.
  subject_id uuid not null,
  author_id uuid not null references user_profiles,
  -- Nobody, if it was done on the command line.
  removed_by uuid references user_profiles,
  -- What the author was told.
  reason text not null,
  -- The rows by table, as they were; none once they are back.
  data jsonb check (jsonb_typeof(data) = 'object'),
  removed_at timestamptz not null,
  expires_at timestamptz not null,
  restored_at timestamptz,
  check ((data is null) = (restored_at is not null))
);

create unique index removed_content_once on removed_content (subject_type, subject_id)
  where restored_at is null;
create index removed_content_subject on removed_content (subject_type, subject_id, removed_at desc);
create index removed_content_author on removed_content (author_id);
create index removed_content_end on removed_content (expires_at);

-- A file of what was removed belongs to the removal: it has a row, so that no cleaning takes it.
alter table attachments
  -- Checked at the end: the files are let go before the post is deleted, the removal noted after it.
  add column removal_id uuid references removed_content deferrable initially deferred,
  drop constraint attachments_check,
  -- True of all that is there, in which the new one is null: nothing has to be read for it.
  add constraint attachments_check
    check (num_nonnulls(post_id, message_id, listing_id, removal_id) <= 1) not valid;

create index attachments_removal on attachments (removal_id) where removal_id is not null;

-- Who works on a report, and how it ended.
alter table user_reports
  add column assignee_id uuid references user_profiles,
  add column resolved_by uuid references user_profiles,
  add column outcome text check (outcome in ('dismissed', 'removed', 'warned', 'banned', 'resolved')),
  add check (status = 'resolved' or num_nonnulls(resolved_by, outcome) = 0) not valid;

create index user_reports_resolved on user_reports (resolved_at desc, id desc)
  where status = 'resolved';
create index user_reports_subject on user_reports (subject_type, subject_id);
create index user_reports_assignee on user_reports (assignee_id) where assignee_id is not null;

-- What staff noted about a report. Nothing is changed or deleted but with the report.
create table report_notes (
  id uuid primary key,
  report_id uuid not null references user_reports on delete cascade,
  author_id uuid not null references user_profiles,
  content text not null,
  created_at timestamptz not null
);

create index report_notes_report on report_notes (report_id, id);
