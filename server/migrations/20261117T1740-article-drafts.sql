-- An article that members can read stands in information_hub_posts. What editors write stands here
-- until it is published, so that no statement of members can find it.
create table article_drafts (
  -- The id of the article, whether it was published before or not.
  id uuid primary key,
  slug text not null unique,
  -- Null: the person who publishes it.
  author_id uuid references user_profiles,
  category_id uuid references information_hub_categories,
  title text not null,
  summary text not null,
  -- Markdown.
  content text not null,
  -- The folder of a cover that only editors can fetch.
  cover_upload uuid,
  -- Whether it has the cover of the published article, if it has none of its own.
  keeps_cover boolean not null default false,
  -- Rises with every change; a save names the one that it is based on.
  revision integer not null,
  -- When a job publishes it.
  publish_at timestamptz(3),
  scheduled_by uuid references user_profiles,
  saved_by uuid not null references user_profiles,
  saved_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  check ((publish_at is null) = (scheduled_by is null))
);

create index article_drafts_due on article_drafts (publish_at) where publish_at is not null;
create index article_drafts_category on article_drafts (category_id);

alter table information_hub_posts
  add column revision integer not null default 1,
  -- An article that was taken back keeps its row, for its likes and comments.
  add column withdrawn_at timestamptz;

drop index information_hub_posts_order;
drop index information_hub_posts_category;
create index information_hub_posts_order on information_hub_posts (created_at desc, id desc)
  where withdrawn_at is null;
create index information_hub_posts_category
  on information_hub_posts (category_id, created_at desc, id desc);
