-- A leader may change what a member wrote. Then it is known who did, and the author's own last words
-- are kept beside: nobody is made to have said what somebody else wrote.
alter table community_posts
  -- Who changed it as leader; nobody can say for what was changed before this column.
  add column editor_id uuid references user_profiles,
  add column author_title text,
  add column author_content text,
  add column author_written_at timestamptz,
  add check (edited_by is not distinct from 'leader'
    or num_nonnulls(editor_id, author_title, author_content, author_written_at) = 0),
  add check ((author_content is null) = (author_written_at is null)),
  add check (author_title is null or author_content is not null);

alter table post_replies
  add column editor_id uuid references user_profiles,
  add column author_content text,
  add column author_written_at timestamptz,
  add check (edited_by is not distinct from 'leader'
    or num_nonnulls(editor_id, author_content, author_written_at) = 0),
  add check ((author_content is null) = (author_written_at is null));

-- What a report quotes stays for thirty days after it is resolved, so that a decision can be disputed.
alter table user_reports drop constraint user_reports_check2;
create index user_reports_quoted on user_reports (resolved_at)
  where status = 'resolved' and snapshot is not null;
