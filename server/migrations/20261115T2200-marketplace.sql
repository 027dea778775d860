-- What somebody is open to work as, one listing for each profession.
create table service_listings (
  id uuid primary key,
  provider_id uuid not null references user_profiles,
  category text not null,
  title text not null,
  description text not null default '',
  -- In the currency of the installation.
  price numeric(9, 2) check (price >= 0),
  price_type text check (price_type in ('hourly', 'fixed')),
  availability boolean not null default true,
  -- Where to hear or see the work: [{"url": …, "name": …}].
  links jsonb not null default '[]',
  -- As exact as pages can say where they ended.
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, category),
  check ((price is null) = (price_type is null))
);

create index service_listings_newest on service_listings (created_at desc, id desc) where availability;
-- Without a price comes last, from either end.
create index service_listings_cheapest on service_listings ((coalesce(price, 1e8)), id)
  where availability;
create index service_listings_dearest on service_listings ((coalesce(price, -1)) desc, id desc)
  where availability;

-- Sounds as samples of the work, beside files of posts and messages.
alter table attachments
  add column listing_id uuid references service_listings on delete cascade,
  drop constraint attachments_check,
  add constraint attachments_check check (num_nonnulls(post_id, message_id, listing_id) <= 1);

create index attachments_listing on attachments (listing_id, position) where listing_id is not null;
drop index attachments_loose;
create index attachments_loose on attachments (created_at)
  where post_id is null and message_id is null and listing_id is null;

alter table messages
  add column marketplace_listing_id uuid references service_listings on delete set null,
  -- What the listing was when this was written: title, category, price and price type.
  add column listing_reference jsonb,
  -- True of all that is there, in which both are null: nothing has to be read for it.
  add check (marketplace_listing_id is null or listing_reference is not null) not valid;

create index messages_listing on messages (marketplace_listing_id)
  where marketplace_listing_id is not null;

-- What was looked for, and what was shown.
create table service_listing_searches (
  id uuid primary key,
  user_id uuid not null references user_profiles,
  search_text text not null,
  listing_ids uuid[] not null,
  created_at timestamptz not null default now()
);

create index service_listing_searches_user on service_listing_searches (user_id);
create index service_listing_searches_age on service_listing_searches (created_at);

-- Listings as they are compared with needs: how far the indexes in memory are behind, and the vectors
-- by which meanings are compared. A listing that is marked waits for the job that reads it again.
create table listing_index (
  listing_id uuid primary key references service_listings on delete cascade,
  -- How often it was marked, and which of these marks the job has seen.
  marks integer not null default 1,
  seen integer not null default 0,
  -- Of what the job has read; nodes ask for what came after the last that they know.
  version bigint,
  content_hash text,
  model text,
  whole bytea,
  sentences bytea,
  check (num_nulls(model, whole, sentences) in (0, 3))
);

create sequence listing_index_version;
create index listing_index_versions on listing_index (version);
create index listing_index_marked on listing_index (listing_id) where marks <> seen;

-- The listings that exist, and stay until the end of the transaction: this waits for a concurrent
-- deletion, and leaves out what was deleted.
create function mark_listings(ids uuid[]) returns void language sql as $$
  with there as materialized (
    select id from service_listings where id = any(ids) order by id for key share)
  insert into listing_index (listing_id) select id from there order by id
  on conflict (listing_id) do update set marks = listing_index.marks + 1;
$$;

-- All of a statement at once, in the order of their ids, so that two transactions that mark several
-- never wait for each other.
create function mark_new_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings(array(select id from changed_listings));
  return null;
end
$$;

create function mark_changed_listings() returns trigger language plpgsql as $$
begin
  perform mark_listings(array(
    select id from changed_listings
    except select changed.id from changed_listings changed join known_listings known
      on known.id = changed.id and known is not distinct from changed));
  return null;
end
$$;

create trigger mark_new_listings after insert on service_listings
  referencing new table as changed_listings
  for each statement execute function mark_new_listings();
create trigger mark_changed_listings after update on service_listings
  referencing old table as known_listings new table as changed_listings
  for each statement execute function mark_changed_listings();

-- What a provider shows is compared as well.
create function mark_provider() returns trigger language plpgsql as $$
begin
  perform mark_listings(array(select id from service_listings where provider_id = new.id));
  return null;
end
$$;

create trigger mark_provider after update of bio, goals, location, location_enabled, experience_level
  on user_profiles for each row when (
    (old.bio, old.goals, old.location, old.location_enabled, old.experience_level) is distinct from
    (new.bio, new.goals, new.location, new.location_enabled, new.experience_level))
  execute function mark_provider();

alter table user_reports
  drop constraint user_reports_subject_type_check,
  add constraint user_reports_subject_type_check
    check (subject_type in ('person', 'post', 'reply', 'event', 'comment', 'message', 'listing'));
