-- The answers of a poll and its rules, such as {"answers": ["Friday", "Sunday"], "isMultiple": false,
-- "isAnonymous": false, "endsAt": null}; the question is the text of the post or message. Nothing of
-- it changes but its end.
create function is_poll(poll jsonb) returns boolean language sql immutable as $$
  select poll is null or coalesce(jsonb_array_length(poll -> 'answers') between 2 and 10
    and jsonb_typeof(poll -> 'isMultiple') = 'boolean'
    and jsonb_typeof(poll -> 'isAnonymous') = 'boolean'
    and jsonb_typeof(poll -> 'endsAt') in ('string', 'null'), false)
$$;

-- The places of the answers that each person chose, such as {"0f…": [0, 2]}; null if there is none. They
-- stand in the row of the message, as reactions do, so that a vote is one write under the lock that
-- every change takes.
alter table messages
  add column poll jsonb,
  add column votes jsonb,
  add check (is_poll(poll)),
  add check (poll is null or event is null),
  add check (votes is null or (jsonb_typeof(votes) = 'object' and votes <> '{}' and poll is not null));

-- For an account that is deleted.
create index messages_with_votes on messages (conversation_id) where votes is not null;

-- How many people voted, and how many chose each answer, by its place, such as {"voters": 3, "0": 2,
-- "1": 1}, so that a list reads no rows of votes; null if nobody did.
alter table community_posts
  add column poll jsonb,
  add column vote_counts jsonb,
  add check (is_poll(poll)),
  add check (vote_counts is null or (jsonb_typeof(vote_counts) = 'object' and poll is not null));

create table post_votes (
  post_id uuid not null references community_posts on delete cascade,
  user_id uuid not null references user_profiles,
  -- The places of what was chosen, in ascending order.
  answers smallint[] not null check (cardinality(answers) between 1 and 10),
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);

-- Who has voted, in the order they did.
create index post_votes_order on post_votes (post_id, created_at, user_id);
-- For an account that is deleted, and for the archive of a person.
create index post_votes_user on post_votes (user_id);

-- Counts follow the rows, no matter who deletes them.
create function count_votes() returns trigger language plpgsql as $$
declare
  changes text := case tg_op
    when 'INSERT' then 'select post_id, answers, 1 as step from new_votes'
    when 'DELETE' then 'select post_id, answers, -1 as step from old_votes'
    else 'select post_id, answers, 1 as step from new_votes
      union all select post_id, answers, -1 from old_votes' end;
begin
  execute
    'with changes as materialized (' || changes || '),
    steps as (
      select post_id, ''voters'' as counted, step from changes
      union all select post_id, answer::text, step from changes cross join unnest(answers) answer)
    update community_posts post set vote_counts = (
      select jsonb_object_agg(counted, number) from (
        select counted, sum(step) as number from (
          select counted, step from steps where steps.post_id = post.id
          union all
          select key, value::integer from jsonb_each_text(post.vote_counts)) added
        group by counted having sum(step) > 0) numbers)
    from (select distinct post_id from changes order by post_id) changed
    where post.id = changed.post_id';
  return null;
end
$$;

create trigger count_new_post_votes after insert on post_votes
  referencing new table as new_votes
  for each statement execute function count_votes();
create trigger count_other_post_votes after update on post_votes
  referencing old table as old_votes new table as new_votes
  for each statement execute function count_votes();
create trigger count_gone_post_votes after delete on post_votes
  referencing old table as old_votes
  for each statement execute function count_votes();
