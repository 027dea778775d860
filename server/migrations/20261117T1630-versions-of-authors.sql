-- A leader may change what a member wrote. Then it is known who did, and the author's own last words
-- are kept beside: nobody is made to have said what somebody else wrote.
alter table community_posts
  -- Who changed it as leader; nobody can say for what was changed before this column.
  add column editor_id uuid references user_profiles,
  add column author_title text,
  add column author_content text,
  -- They count only while `edited_by` says that a leader wrote last: nodes of the version before do
  -- not empty them. Not valid, which saves reading the table: no row has them yet.
  add column author_written_at timestamptz,
  add check ((author_content is null) = (author_written_at is null)) not valid,
  add check (author_title is null or author_content is not null) not valid;

alter table post_replies
  add column editor_id uuid references user_profiles,
  add column author_content text,
  add column author_written_at timestamptz,
  add check ((author_content is null) = (author_written_at is null)) not valid;

-- What a report quotes stays for thirty days after it is resolved, so that a decision can be disputed.
alter table user_reports drop constraint user_reports_check2;
create index user_reports_quoted on user_reports (resolved_at)
  where status = 'resolved' and snapshot is not null;
