-- How soon somebody usually answers the first message of others: a job computes it each night.
-- Nobody with too few such messages has a row, nor anybody who takes longer.
create table reply_times (
  user_id uuid primary key references user_profiles,
  within text not null check (within in ('hour', 'day', 'days'))
);

-- How long the work takes, in the words of its provider.
alter table service_listings
  add column turnaround text not null default '' check (char_length(turnaround) <= 60);
