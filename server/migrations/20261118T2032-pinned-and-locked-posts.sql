-- A pin without an end stays until somebody takes it away. A locked discussion gets no replies.
alter table community_posts
  add column pinned_at timestamptz(3),
  add column pinned_until timestamptz(3),
  add column locked_at timestamptz(3);

create index community_posts_pinned on community_posts (community_id, pinned_at)
  where pinned_at is not null;

drop trigger note_changed_post on community_posts;
create trigger note_changed_post
  after update of title, content, category_id, edited_by, pinned_at, pinned_until, locked_at
  on community_posts
  for each row execute function note_changed_post();
