-- The feed looks up the newest posts of many communities, and leaves out what a ban hides: with the
-- author in the index it needs no row for that.
create index community_posts_ordered on community_posts (community_id, id desc) include (author_id)
  where parent_id is null;
drop index community_posts_order;
alter index community_posts_ordered rename to community_posts_order;
