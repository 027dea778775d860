-- The numbers of a day are counted by time. What is written lies in the order of time on the disk, so
-- a BRIN index is enough: it costs an insert nearly nothing, and a day is found in a few blocks.
create index messages_days on messages
  using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index community_posts_days on community_posts
  using brin (created_at) with (pages_per_range = 16, autosummarize = on);
create index post_replies_days on post_replies
  using brin (created_at) with (pages_per_range = 16, autosummarize = on);
