-- A profile shows the newest posts and the next events of a person in each of their communities.
create index community_posts_author on community_posts (author_id, community_id, id desc)
  where parent_id is null;
create index community_events_creator on community_events (creator_id, community_id, start_time, id);
