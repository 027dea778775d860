alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in (
  'membership_requested', 'membership_approved', 'membership_rejected', 'membership_removed',
  'leadership_received', 'community_deleted', 'event_changed', 'event_cancelled', 'event_soon',
  'post_replied', 'article_commented', 'post_liked', 'reply_liked', 'comment_liked',
  'verification_decided'));

alter table notices
  add column post_id uuid references community_posts on delete cascade,
  add column reply_id uuid references post_replies on delete cascade,
  add column article_id uuid references information_hub_posts on delete cascade,
  add column comment_id uuid references information_hub_post_replies on delete cascade,
  add column verification_id uuid references verification_requests on delete cascade,
  -- What is one piece of news as long as nobody has read it, however often it happens.
  add column group_id uuid generated always as (case kind
    when 'event_changed' then event_id
    when 'post_liked' then post_id
    when 'reply_liked' then reply_id
    when 'comment_liked' then comment_id end) stored,
  -- How long before its beginning, and which beginning: an event that moves is announced again.
  add column remind text check (remind in ('day', 'hour')),
  add column starts_at timestamptz(3),
  -- The person's version when it became news. Rows are numbered as they are committed, so that
  -- nothing comes to stand before what somebody has seen already; 0 until then.
  add column place bigint not null default 0,
  add check ((kind = 'event_soon') = (remind is not null and starts_at is not null));

update notices n set place = numbered.place
from (select id, row_number() over (partition by user_id order by created_at, id) as place
  from notices) numbered
where numbered.id = n.id;

drop index notices_user;
create index notices_order on notices (user_id, place desc, id desc);
create index notices_unread on notices (user_id, place desc) where read_at is null;
-- The index notices_event_changed says less, and stays: nodes of the version before name it.
create unique index notices_group on notices (user_id, kind, group_id)
  where read_at is null and group_id is not null;
create unique index notices_reminders on notices (event_id, user_id, remind, starts_at)
  where kind = 'event_soon';
-- Also for read notices: a person who takes a like back is no longer named.
create index notices_grouped on notices (group_id) where group_id is not null;
create index notices_post on notices (post_id) where post_id is not null;
create index notices_reply on notices (reply_id) where reply_id is not null;
create index notices_article on notices (article_id) where article_id is not null;
create index notices_comment on notices (comment_id) where comment_id is not null;
create index notices_verification on notices (verification_id) where verification_id is not null;
-- For the nightly tidying.
create index notices_age on notices (created_at);
create index notices_read on notices (read_at) where read_at is not null;
create index user_profiles_deleted on user_profiles (deleted_at) where deleted_at is not null;

-- Who did what many do, such as liking.
create table notice_actors (
  notice_id uuid not null references notices on delete cascade,
  user_id uuid not null references user_profiles,
  -- When the reader was notified of it.
  created_at timestamptz not null default now(),
  -- A person who takes it back is not named, but remembered for a day: doing it again is no news.
  left_at timestamptz,
  primary key (notice_id, user_id)
);

create index notice_actors_user on notice_actors (user_id);
create index notice_actors_newest on notice_actors (notice_id, created_at desc, user_id)
  where left_at is null;
create index notice_actors_left on notice_actors (created_at) where left_at is not null;

-- The kinds that a person has switched off; a person without a row is notified of everything.
create table notice_settings (
  user_id uuid primary key references user_profiles,
  switched_off text[] not null,
  updated_at timestamptz not null default now()
);

-- How far a person is with what they should hear of.
create table notice_versions (
  user_id uuid primary key references user_profiles,
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);

insert into notice_versions (user_id, version)
select user_id, max(place) from notices group by user_id;

-- Versions are raised when a transaction ends, after everything else that it locks, and for all
-- people in one order, however many statements concern them: nobody waits in a circle. Until then
-- it is noted here; no row is ever left behind.
create unlogged table noticed (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  people uuid[] not null,
  -- Of these notices, which are news.
  news uuid[] not null default '{}'
);

create index noticed_transaction on noticed (transaction);

create function raise_notice_versions() returns trigger language plpgsql as $$
declare
  concerned uuid[];
  fresh uuid[];
begin
  with notes as (
    delete from noticed where transaction = pg_current_xact_id() returning people, news)
  select array(select distinct unnest(people) from notes), array(select unnest(news) from notes)
  into concerned, fresh;
  insert into notice_versions (user_id)
  select p.id from user_profiles p
  where p.id = any(concerned) and p.deleted_at is null order by p.id
  on conflict (user_id) do update set
    version = notice_versions.version + 1, changed_at = clock_timestamp();
  update notices n set place = v.version from notice_versions v
  where n.id = any(fresh) and v.user_id = n.user_id;
  return null;
end
$$;

create constraint trigger raise_notice_versions after insert on noticed
  deferrable initially deferred for each row execute function raise_notice_versions();

create function note_new_notices() returns trigger language plpgsql as $$
begin
  insert into noticed (people, news)
  select array_agg(user_id), array_agg(id) from changed_notices having count(*) > 0;
  return null;
end
$$;

-- What has lost its place is news again; what has only got one is no change.
create function note_changed_notices() returns trigger language plpgsql as $$
begin
  insert into noticed (people, news)
  select array_agg(c.user_id),
    coalesce(array_agg(c.id) filter (where c.place = 0), '{}')
  from changed_notices c join old_notices o on o.id = c.id
  where c.place = 0 or (c.read_at, c.data) is distinct from (o.read_at, o.data)
  having count(*) > 0;
  return null;
end
$$;

create function note_gone_notices() returns trigger language plpgsql as $$
begin
  insert into noticed (people)
  select array_agg(user_id) from changed_notices having count(*) > 0;
  return null;
end
$$;

create trigger note_new_notices after insert on notices
  referencing new table as changed_notices for each statement execute function note_new_notices();
create trigger note_changed_notices after update on notices
  referencing new table as changed_notices old table as old_notices
  for each statement execute function note_changed_notices();
create trigger note_gone_notices after delete on notices
  referencing old table as changed_notices for each statement execute function note_gone_notices();

-- A notice without actors is deleted.
create function leave_notices() returns trigger language plpgsql as $$
begin
  -- Waits for an actor who is being added at this moment, who then counts.
  perform 1 from notices where id in (select notice_id from gone_actors) order by id for update;
  delete from notices n where n.id in (select notice_id from gone_actors)
    and not exists (select 1 from notice_actors a where a.notice_id = n.id);
  insert into noticed (people)
  select array_agg(user_id) from notices where id in (select notice_id from gone_actors)
  having count(*) > 0;
  return null;
end
$$;

create trigger leave_notices after delete on notice_actors
  referencing old table as gone_actors for each statement execute function leave_notices();

-- An actor who leaves or returns changes the sentence, and is no news.
create function note_changed_actors() returns trigger language plpgsql as $$
begin
  insert into noticed (people)
  select array_agg(user_id) from notices where id in (select notice_id from changed_actors)
  having count(*) > 0;
  return null;
end
$$;

create trigger note_changed_actors after update on notice_actors
  referencing new table as changed_actors
  for each statement execute function note_changed_actors();

-- What shows or hides somebody's notices changes what they see of them, as `isVisible` says. It is
-- only noted here, as everything is; people who never had a notice have nothing to see.
create function note_notices_of(concerned uuid[]) returns void language sql as $$
  insert into noticed (people)
  select array_agg(user_id) from notice_versions where user_id = any(concerned)
  having count(*) > 0
$$;

create function note_notices_by(actor uuid) returns void language sql as $$
  select note_notices_of(array(
    select user_id from notices where actor_id = actor
    union
    select n.user_id from notice_actors a join notices n on n.id = a.notice_id
    where a.user_id = actor))
$$;

create function note_blocked_notices() returns trigger language plpgsql as $$
declare
  block user_blocks := coalesce(new, old);
begin
  perform note_notices_of(array[block.blocker_id, block.blocked_id]);
  return null;
end
$$;

create trigger note_blocked_notices after insert or delete on user_blocks
  for each row execute function note_blocked_notices();

create function note_banned_notices() returns trigger language plpgsql as $$
begin
  perform note_notices_by(coalesce(new.user_id, old.user_id));
  return null;
end
$$;

create trigger note_banned_notices after insert or update or delete on banned_users
  for each row execute function note_banned_notices();

create function note_led_notices() returns trigger language plpgsql as $$
begin
  perform note_notices_of(array[old.leader_id, new.leader_id]);
  return null;
end
$$;

create trigger note_led_notices after update of leader_id on communities
  for each row when (old.leader_id is distinct from new.leader_id) execute function note_led_notices();

create function note_member_notices() returns trigger language plpgsql as $$
begin
  perform note_notices_of(array(select user_id from changed_members));
  return null;
end
$$;

create trigger note_new_member_notices after insert on community_members
  referencing new table as changed_members for each statement execute function note_member_notices();
create trigger note_gone_member_notices after delete on community_members
  referencing old table as changed_members for each statement execute function note_member_notices();

-- For the reminders, which look at all communities.
create index community_events_start on community_events (start_time);
