-- How many replies of a banned person a post has is counted for every page of it.
create index post_replies_author_post on post_replies (author_id, post_id);
create index information_hub_post_replies_author_post
  on information_hub_post_replies (author_id, post_id);
