-- One reaction of each person, beside the like. What it is about has the number of each emoji, such as
-- {"🔥": 3}, so that a list reads no rows of reactions; null if there are none.
alter table community_posts
  add column reaction_counts jsonb,
  add check (jsonb_typeof(reaction_counts) = 'object' and reaction_counts <> '{}');
alter table post_replies
  add column reaction_counts jsonb,
  add check (jsonb_typeof(reaction_counts) = 'object' and reaction_counts <> '{}');
alter table information_hub_post_replies
  add column reaction_counts jsonb,
  add check (jsonb_typeof(reaction_counts) = 'object' and reaction_counts <> '{}');

create table post_reactions (
  post_id uuid not null references community_posts on delete cascade,
  user_id uuid not null references user_profiles,
  emoji text not null,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, user_id)
);

create table reply_reactions (
  reply_id uuid not null references post_replies on delete cascade,
  user_id uuid not null references user_profiles,
  emoji text not null,
  created_at timestamptz(3) not null default now(),
  primary key (reply_id, user_id)
);

create table information_hub_reply_reactions (
  reply_id uuid not null references information_hub_post_replies on delete cascade,
  user_id uuid not null references user_profiles,
  emoji text not null,
  created_at timestamptz(3) not null default now(),
  primary key (reply_id, user_id)
);

-- Who has reacted, in the order they did.
create index post_reactions_order on post_reactions (post_id, created_at, user_id);
create index reply_reactions_order on reply_reactions (reply_id, created_at, user_id);

-- For an account that is deleted, and for the archive of a person.
create index post_reactions_user on post_reactions (user_id);
create index reply_reactions_user on reply_reactions (user_id);
create index information_hub_reply_reactions_user on information_hub_reply_reactions (user_id);

-- Counts follow the rows, no matter who deletes them. The arguments: the table of what is reacted to,
-- and the column that names it.
create function count_reactions() returns trigger language plpgsql as $$
declare
  changes text := case tg_op
    when 'INSERT' then 'select %2$I as id, emoji, 1 as step from new_reactions'
    when 'DELETE' then 'select %2$I as id, emoji, -1 as step from old_reactions'
    else 'select %2$I as id, emoji, 1 as step from new_reactions
      union all select %2$I, emoji, -1 from old_reactions' end;
begin
  execute format(
    'with changes as materialized (' || changes || ')
    update %1$I thing set reaction_counts = (
      select jsonb_object_agg(emoji, number) from (
        select emoji, sum(step) as number from (
          select emoji, step from changes where changes.id = thing.id
          union all
          select key, value::integer from jsonb_each_text(thing.reaction_counts)) counted
        group by emoji having sum(step) > 0) numbers)
    from (select distinct id from changes order by id) changed where thing.id = changed.id',
    tg_argv[0], tg_argv[1]);
  return null;
end
$$;

create trigger count_new_post_reactions after insert on post_reactions
  referencing new table as new_reactions
  for each statement execute function count_reactions('community_posts', 'post_id');
create trigger count_other_post_reactions after update on post_reactions
  referencing old table as old_reactions new table as new_reactions
  for each statement execute function count_reactions('community_posts', 'post_id');
create trigger count_gone_post_reactions after delete on post_reactions
  referencing old table as old_reactions
  for each statement execute function count_reactions('community_posts', 'post_id');

create trigger count_new_reply_reactions after insert on reply_reactions
  referencing new table as new_reactions
  for each statement execute function count_reactions('post_replies', 'reply_id');
create trigger count_other_reply_reactions after update on reply_reactions
  referencing old table as old_reactions new table as new_reactions
  for each statement execute function count_reactions('post_replies', 'reply_id');
create trigger count_gone_reply_reactions after delete on reply_reactions
  referencing old table as old_reactions
  for each statement execute function count_reactions('post_replies', 'reply_id');

create trigger count_new_hub_reply_reactions after insert on information_hub_reply_reactions
  referencing new table as new_reactions
  for each statement execute function count_reactions('information_hub_post_replies', 'reply_id');
create trigger count_other_hub_reply_reactions after update on information_hub_reply_reactions
  referencing old table as old_reactions new table as new_reactions
  for each statement execute function count_reactions('information_hub_post_replies', 'reply_id');
create trigger count_gone_hub_reply_reactions after delete on information_hub_reply_reactions
  referencing old table as old_reactions
  for each statement execute function count_reactions('information_hub_post_replies', 'reply_id');
